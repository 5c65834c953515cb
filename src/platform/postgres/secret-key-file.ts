import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncDirectory } from './embedded/create-cluster.ts';

/** The file's name in DATA_DIR, and in a backup. */
export const secretKeyFile = 'secret-key';

/** Returns the keys of a setting or of the file: they are separated by commas, and the first is used for new data. */
export function splitKeys(text: string): string[] {
  return text.split(',').map((key) => key.trim());
}

/**
 * Reads the keys of a shop with the embedded database. The first call writes a random one, readable by its owner only, followed by
 * `olderKey`, which the shop used before it had the file.
 */
export function readKeyFile(dataDir: string, olderKey?: string): string[] {
  const file = join(dataDir, secretKeyFile);
  if (!existsSync(file)) writeOnce(file, [randomBytes(32).toString('hex'), olderKey], dataDir);
  return splitKeys(readFileSync(file, 'utf8'));
}

/** Writes the file. If several processes start together, only one of them writes it, and no other reads half of it. */
function writeOnce(file: string, keys: (string | undefined)[], folder: string): void {
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
  const text = `${keys.filter((key) => key !== undefined).join(',')}\n`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
    syncDirectory(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
