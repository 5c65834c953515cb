import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const leastFreeBytes = 6 * 1024 ** 3;

/**
 * Returns the folder for the data of tests and journeys: in memory if the system has room there, because cloning a database on a disk takes
 * up to a second. Programs that measure without vitest use the disk, like a real shop.
 */
export function findScratch(): string {
  return process.env.VITEST && hasRoom(inMemory) ? inMemory : tmpdir();
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > leastFreeBytes;
  } catch {
    return false;
  }
}
