import { readdir } from 'node:fs/promises';
import { codeOf } from '#platform/postgres/error-code.ts';

/** Lists the names in a folder, none where it does not exist yet. Throws for one that cannot be read, because that is not an empty one. */
export async function listNames(folder: string, { recursive = false } = {}): Promise<string[]> {
  try {
    return await readdir(folder, { recursive });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
