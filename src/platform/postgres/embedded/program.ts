import { existsSync } from 'node:fs';

/** Returns the environment of PostgreSQL's programs: no secrets of the shop, no PG… variables, no translations. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const wanted =
    process.platform === 'win32' ? ['PATH', 'SystemRoot', 'TEMP', 'TMP'] : ['PATH', 'LD_LIBRARY_PATH'];
  const entries = wanted.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}

/** Turns a failure to start `program` into a sentence that says what to do. */
export function startFailure(error: Error, program: string): Error {
  const instead = 'set DATABASE_URL to a PostgreSQL server of your own, version 15 or newer';
  const { code } = error as NodeJS.ErrnoException;
  const isForeign =
    (code === 'ENOENT' && existsSync(program)) ||
    code === 'ENOEXEC' ||
    /shared libraries|relocat/.test(error.message);
  if (isForeign) {
    const detail = code ?? error.message;
    return new Error(`the embedded PostgreSQL does not run on this system (${detail}): ${instead}`);
  }
  if (code === 'EPERM' || code === 'EINVAL') {
    return new Error(
      `root may not start PostgreSQL as another user here (${code}): start the shop as an ordinary user, or ${instead}`,
    );
  }
  if (/could not look up effective user/.test(error.message)) {
    return new Error(
      `PostgreSQL wants its user to have a name, and the user ${process.getuid?.()} has no entry in /etc/passwd: ` +
        `give it one, or ${instead}`,
    );
  }
  return new Error(`the embedded PostgreSQL did not start: ${error.message}`);
}
