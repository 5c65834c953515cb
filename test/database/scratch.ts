import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const leastFreeBytes = 6 * 1024 ** 3;

/**
 * Returns the folder for the data of tests and journeys: in memory where the system offers room there, because a database that is cloned on a
 * disk takes up to a second. What is measured outside of vitest lies on the disk, as a shop does.
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
