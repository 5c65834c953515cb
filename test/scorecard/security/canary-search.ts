import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';

/** Returns whether a value occurs in a text as a separate word: six digits may be part of a longer number. */
export function findInText(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
    if (!isPartOfMore(text[at - 1] ?? '', text[at + value.length] ?? '')) return true;
  return false;
}

function isPartOfMore(before: string, after: string): boolean {
  return /[\dA-Za-z.]/.test(before) || /[\dA-Za-z]/.test(after);
}

/** Returns every row of every table of the shop and its queue as text; leaves out the sandbox, which holds the gateway's books. */
export async function readEveryTable(db: Kysely<DB>): Promise<string> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'sandbox_razorpay')`.execute(db);
  const texts = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

/**
 * Returns which values occur in which files below a folder, as bytes: this includes deleted and overwritten rows, and the write-ahead log.
 */
export async function findInFiles(
  folder: string,
  values: Record<string, string>,
): Promise<[what: string, file: string][]> {
  const found: [string, string][] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = (await readFile(path).catch(() => Buffer.alloc(0))).toString('latin1');
    for (const [what, value] of Object.entries(values))
      if (findInText(text, value)) found.push([what, relative(folder, path)]);
  }
  return found;
}
