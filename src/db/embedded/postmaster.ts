import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The layout of postmaster.pid is fixed by src/include/utils/pidfile.h of PostgreSQL.

export type Postmaster = { pid: number; port: number; socketDirectory: string; status: string };

/** The live server of `dataDirectory`, if there is one. */
export function findPostmaster(dataDirectory: string): Postmaster | undefined {
  const postmaster = readPidFile(dataDirectory);
  return postmaster && isPostmaster(postmaster.pid, dataDirectory) ? postmaster : undefined;
}

/**
 * Makes a pid file that a crash left behind harmless when its number now belongs to some other process. The file
 * itself stays: PostgreSQL still reads from it whether an orphaned backend uses the shared memory. A number that is
 * the server's parent's counts as stale.
 */
export function disownPidFile(dataDirectory: string): void {
  const file = pidFile(dataDirectory);
  const lines = readLines(file);
  if (!lines) return;
  writeFileSync(file, [String(process.pid), ...lines.slice(1)].join('\n'));
}

function readPidFile(dataDirectory: string): Postmaster | undefined {
  const lines = readLines(pidFile(dataDirectory));
  const pid = Math.abs(Number(lines?.[0]));
  if (!lines || !Number.isInteger(pid) || pid === 0) return undefined;
  return {
    pid,
    port: Number(lines[3]),
    socketDirectory: lines[4]?.trim() ?? '',
    status: lines[7]?.trim() ?? '',
  };
}

function isPostmaster(pid: number, dataDirectory: string): boolean {
  if (process.platform !== 'linux') return isAlive(pid);
  try {
    // Only the postmaster keeps its arguments; its children show what they are doing instead.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(dataDirectory);
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
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
