import { statSync } from 'node:fs';
import type { Manifest } from '#platform/postgres/backup/manifest.ts';
import { isOutOfSpace } from '#platform/postgres/disk-space.ts';

/** Describes an archive in one line. */
export function describeArchive(file: string, { savedAt, program, database, files }: Manifest): string {
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1);
  const pictures = Object.keys(files).filter((name) => name.startsWith('media/')).length;
  const newest = database?.migrations.at(-1);
  const kind = database?.dump ? 'rows of the database' : 'database';
  const what = newest
    ? `${kind} with migration ${newest.number}, ${pictures} picture files`
    : `${pictures} picture files`;
  return `${file} (${megabytes} MB): the shop as it was at ${savedAt}, by ${program}; ${what}`;
}

const FULL = 'There is no room left on the disk. Free some space, or use another disk, and try again';

/** Runs a command; on an error prints its message and sets the exit code 1. */
export async function endBySentence(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(isOutOfSpace(error) ? FULL : (error as Error).message);
    process.exitCode = 1;
  }
}
