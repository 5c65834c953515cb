import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Address } from './address.ts';
import { isAnswering } from './address.ts';

// The layout of postmaster.pid is fixed by src/include/utils/pidfile.h of PostgreSQL.

export type Postmaster = { pid: number; status: string; address: Address };

/**
 * Returns the live server of `dataDirectory`, if there is one: its process exists, or its socket answers. An answering socket alone counts
 * too, because a shop in another container sees its neighbour's files but not its processes.
 */
export async function findPostmaster(dataDirectory: string): Promise<Postmaster | undefined> {
  const noted = readPidFile(dataDirectory);
  if (!noted) return undefined;
  return isPostmaster(noted.pid, dataDirectory) || (await isAnswering(noted.address)) ? noted : undefined;
}

/** Like `findPostmaster`, but returns only a server whose process is visible and so can be sent signals. */
export function findPostmasterProcess(dataDirectory: string): Postmaster | undefined {
  const noted = readPidFile(dataDirectory);
  return noted && isPostmaster(noted.pid, dataDirectory) ? noted : undefined;
}

/** Returns the contents of the pid file, whether or not its server is still alive. */
export function readPidFile(dataDirectory: string): Postmaster | undefined {
  const lines = readLines(pidFile(dataDirectory));
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return undefined;
  // A copy of a running shop's folder must not find the server of the original, whose path is in the pid file.
  const isOurs = lines[1] === dataDirectory || process.platform === 'win32';
  const noted = lines[4]?.trim() || lines[5]?.trim() || '127.0.0.1';
  const host = isOurs ? noted : join(dirname(dataDirectory), 'run');
  return { pid, status: lines[7]?.trim() ?? '', address: { host, port: Number(lines[3]) } };
}

/**
 * Makes a stale pid file harmless when its number now belongs to some other process. The file itself stays: PostgreSQL still reads from it
 * whether an orphaned backend uses the shared memory. PostgreSQL treats the number of its own parent process as stale.
 */
export function disownPidFile(dataDirectory: string): void {
  const lines = readLines(pidFile(dataDirectory));
  if (lines) writeFileSync(pidFile(dataDirectory), [String(process.pid), ...lines.slice(1)].join('\n'));
}

// Process numbers are reused, and quickly in a container: only a process that runs on this directory is our server.
function isPostmaster(pid: number, dataDirectory: string): boolean {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(dataDirectory);
    }
    process.kill(pid, 0);
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      dataDirectory,
    );
  } catch {
    return false;
  }
}

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

function pidFile(dataDirectory: string): string {
  return join(dataDirectory, 'postmaster.pid');
}
