import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';

/** Returns the function that finds the shop's photo from an address: fetched from it before, or the shop's own. */
export async function findSources(
  { db }: Reader,
  addresses: readonly string[],
): Promise<(address: string) => string | undefined> {
  if (addresses.length === 0) return () => undefined;
  const keys = addresses.flatMap((address) => toOwnKey(address) ?? []);
  const { rows } = await sql<{ name: string; id: string }>`
    select address as name, picture_id as id from picture_sources where address = any (${[...addresses]}::text[])
    union all select key, id from pictures where key = any (${keys}::text[])`.execute(db);
  const found = new Map(rows.map(({ name, id }) => [name, id]));
  return (address) => found.get(address) ?? found.get(toOwnKey(address) ?? '');
}

/** Returns the key of a photo from its address in any shop of this software. */
function toOwnKey(address: string): string | undefined {
  return /\/media\/([0-9a-f]{32})\/[\w.]+$/.exec(address)?.[1];
}
