import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, closeSync, existsSync, fsyncSync, mkdirSync, mkdtempSync } from 'node:fs';
import { openSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { DatabaseUser } from './database-user.ts';
import type { Home } from './home.ts';
import { programEnvironment, startFailure } from './program.ts';

export const superuser = 'haat';

/** Creates the cluster atomically: afterwards `home.directory` is either complete or absent. */
export function createCluster(home: Home, binaries: Binaries): Promise<void> {
  return makeHome(home, async (draft) => {
    const password = join(draft, 'password');
    writeFileSync(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    mkdirSync(join(draft, 'data'), { mode: 0o700 });
    handOver(
      ['data', 'password'].map((name) => join(draft, name)),
      home,
    );
    await runInitdb(draft, home, binaries);
    // Only initdb has to read the password as that user.
    if (home.user) chownSync(password, 0, 0);
  });
}

/**
 * Creates a home atomically from the files that `fill` writes into its draft, and gives it to the database's user. Without data no home is
 * made.
 */
export async function makeHome(home: Home, fill: (draft: string) => Promise<void>): Promise<void> {
  removeDrafts(home.directory);
  const draft = mkdtempSync(`${home.directory}.new-`);
  try {
    if (home.user) chmodSync(draft, 0o711);
    for (const name of ['run', 'log']) mkdirSync(join(draft, name), { mode: 0o700 });
    await fill(draft);
    if (!existsSync(join(draft, 'data'))) return rmSync(draft, { recursive: true });
    handOver(
      ['run', 'log', 'data'].map((name) => join(draft, name)),
      home,
    );
    renameSync(draft, home.directory);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    throw error;
  }
  syncDirectory(dirname(home.directory));
}

async function runInitdb(draft: string, home: Home, { initdb }: Binaries): Promise<void> {
  const settings = ['--username', superuser, '--pwfile', join(draft, 'password'), '--auth', 'scram-sha-256'];
  // Names sort the same on every machine, because the built-in locale does not depend on the system's libraries.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const child = spawn(initdb, ['--pgdata', join(draft, 'data'), ...settings, ...locale], {
    cwd: draft,
    env: programEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(home.user && { uid: home.user.uid, gid: home.user.gid }),
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(startFailure(error, initdb)));
    child.once('close', resolve);
  });
  if (code !== 0) throw startFailure(new Error(complaint.trim() || `initdb ended with ${code}`), initdb);
}

function handOver(paths: string[], { user }: Home): void {
  if (!user) return;
  try {
    for (const path of paths) handOverAll(path, user);
  } catch (error) {
    throw startFailure(error as Error, 'chown');
  }
}

function handOverAll(path: string, user: DatabaseUser): void {
  chownSync(path, user.uid, user.gid);
  if (!statSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) handOverAll(join(path, name), user);
}

// A shop killed while it made its cluster leaves an unfinished draft behind, perhaps with initdb still writing in it.
function removeDrafts(directory: string): void {
  const drafts = readdirSync(dirname(directory)).filter((name) =>
    name.startsWith(`${basename(directory)}.new-`),
  );
  for (const name of drafts) {
    rmSync(join(dirname(directory), name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Flushes the names in a folder to the disk. */
export function syncDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const directory = openSync(path, 'r');
  fsyncSync(directory);
  closeSync(directory);
}
