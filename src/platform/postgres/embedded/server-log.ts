import { closeSync, constants, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the last FATAL or PANIC message that the server with this process number logged; empty if there is none. */
export function lastComplaint(logDirectory: string, pid: number | undefined): string {
  const newest = listNewestFirst(logDirectory)[0];
  if (!newest) return '';
  const lines = readEnd(newest).split('\n');
  const own = lines.filter((line) => line.includes(`[${pid}] FATAL:`) || line.includes(`[${pid}] PANIC:`));
  return own.at(-1)?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? '';
}

function listNewestFirst(directory: string): string[] {
  const files = readdirSync(directory).map((name) => join(directory, name));
  return files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}

function readEnd(path: string): string {
  // The folder belongs to the database's user, who must not be able to redirect root to another file.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    const { size } = fstatSync(file);
    const end = Buffer.alloc(Math.min(size, 64 * 1024));
    readSync(file, end, 0, end.length, size - end.length);
    return end.toString('utf8');
  } finally {
    closeSync(file);
  }
}
