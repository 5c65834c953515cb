import { sql } from 'kysely';
import type { TestShop } from '#test/open-shop.ts';

/** Returns every row of every table of the database as text, by the table's name: what a stolen dump would contain. */
export async function dump({ db }: Pick<TestShop, 'db'>): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
     order by 1`.execute(db);
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db);
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

/** Returns where any of these values occurs, as `table: value`. */
export function findIn(tables: Map<string, string[]>, values: readonly string[]): string[] {
  return [...tables].flatMap(([name, rows]) =>
    values.flatMap((value) => (rows.some((row) => row.includes(value)) ? [`${name}: ${value}`] : [])),
  );
}
