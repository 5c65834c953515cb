import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chooseDatabaseUser } from '#platform/postgres/embedded/database-user.ts';

const packaged = '/usr/lib/postgresql';
const system = ['/usr/sbin', '/usr/bin', '/usr/local/bin'];

/** The user that runs PostgreSQL and PgBouncer: both refuse to run as root. */
export const databaseUser = chooseDatabaseUser();

/** Returns the folder of the newest PostgreSQL that Debian installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(packaged)
    ? readdirSync(packaged).toSorted((a, b) => Number(b) - Number(a))
    : [];
  return versions
    .map((version) => join(packaged, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

export function findProgram(name: string): string | undefined {
  return system.map((folder) => join(folder, name)).find(existsSync);
}

/** Returns a sentence for each piece that is not installed, with the consequence. The trial cannot run without the first two. */
export function listMissing(): { fatal: string[]; others: string[] } {
  const fatal = [
    ...(findPostgres() ? [] : ['postgresql is not installed: no servers can be replicated']),
    ...(findProgram('caddy') ? [] : ['caddy is not installed: nothing stands before the programs']),
  ];
  const without: Record<string, string> = {
    patroni: 'this program promotes the standby itself, a second after the primary was killed',
    etcd: 'nobody but this program decides who is the primary',
    haproxy: 'a relay of this program leads to the primary',
    pgbouncer: 'the shop connects to the primary directly',
  };
  const others = Object.entries(without)
    .filter(([name]) => !findProgram(name))
    .map(([name, instead]) => `${name} is not installed: ${instead}`);
  return { fatal, others };
}

type Starting = {
  program: string;
  words: string[];
  log: string;
  asUser: boolean;
  env?: Record<string, string>;
};

/** Starts a program that runs until it is killed; its output goes to a file. */
export function start({ program, words, log, asUser, env }: Starting): ChildProcess {
  const output = openSync(log, 'a');
  const child = spawn(program, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    cwd: '/tmp',
    ...(asUser && databaseUser && { uid: databaseUser.uid, gid: databaseUser.gid }),
  });
  closeSync(output);
  return child;
}

/** Runs a program of the database to its end, without blocking the relay. Throws with the program's output. */
export async function run(program: string, words: string[]): Promise<void> {
  const child = spawn(program, words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/tmp',
    ...(databaseUser && { uid: databaseUser.uid, gid: databaseUser.gid }),
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (words: string) => (said += words));
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`${program} ended with ${String(status)}: ${said}`);
}

/** Ends a program with a signal and resolves when it has ended. */
export function end(child: ChildProcess, signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** Gives a file to the database's user. */
export function own(path: string): void {
  if (databaseUser) chownSync(path, databaseUser.uid, databaseUser.gid);
}
