import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that owns the cluster and runs its server. */
export type DatabaseUser = { name: string; uid: number; gid: number };

/**
 * Returns the account for a new cluster: undefined for an ordinary user, who runs it under their own account. PostgreSQL refuses to run as
 * root (https://www.postgresql.org/docs/current/postgres-user.html), so root runs it as `postgres` or `nobody`.
 */
export function chooseDatabaseUser(): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readAccounts();
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find((each) => each.name === name))
    .find(Boolean);
  if (account) return account;
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody": ' +
      'start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own',
  );
}

/** Returns the account that an existing cluster belongs to; throws a sentence when this process may not run it. */
export function ownerOf(dataDirectory: string): DatabaseUser | undefined {
  const me = process.getuid?.();
  const { uid, gid } = statSync(dataDirectory);
  if (me === undefined || uid === me) return undefined;
  const name = readAccounts().find((account) => account.uid === uid)?.name ?? String(uid);
  if (me === 0) return { name, uid, gid };
  throw new Error(
    `the database in ${dataDirectory} belongs to the user "${name}": start the shop as root or as that user, ` +
      'or choose another DATA_DIR',
  );
}

/** Returns whether `user` may enter `directory`, by the permission bits of the directory and of all its parents. */
export function canEnter(user: DatabaseUser | undefined, directory: string): boolean {
  if (!user) return true;
  const path = realpathSync(directory);
  const parent = dirname(path);
  return hasPermission(user, path, 1) && (parent === path || canEnter(user, parent));
}

/** Returns whether `user` may read and, for programs, run `file`. */
export function canUse(user: DatabaseUser | undefined, file: string, needed: 'read' | 'run'): boolean {
  if (!user) return true;
  return canEnter(user, dirname(file)) && hasPermission(user, file, needed === 'run' ? 5 : 4);
}

function hasPermission(user: DatabaseUser, path: string, bits: number): boolean {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}

function readAccounts(): DatabaseUser[] {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  return accounts.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
