import { sql } from 'kysely';
import type { Store } from '#server/wiring/store.ts';
import { scriptVectors } from './script-vectors.ts';

/** The stored vectors: the number that a vector passes to `hit` → its field and vector. */
export type Planted = Map<number, { field: string; vector: number }>;

/** Returns a vector with a new number. */
export function plant(planted: Planted, field: string): string {
  const number = planted.size + 1;
  const vector = (planted.size * 7 + [...field].length) % scriptVectors.length;
  planted.set(number, { field, vector });
  return scriptVectors[vector]!.replaceAll('hit(0)', `hit(${number})`);
}

const tables = [
  'products',
  'product_attributes',
  'product_pictures',
  'variants',
  'categories',
  'subcategories',
  'promotions',
  'reviews',
  'product_questions',
  'customers',
  'addresses',
  'sessions',
  'orders',
  'order_lines',
] as const;
const mostRows = 24;
// Ids, addresses and codes, which are not typed by people.
const notText =
  /(^|_)(id|key|hash|slug|sku|hsn|uqc|code|kind|type|status|method|number|email|phone|mobile|supply|state)$|^search_|fold/;

/** Writes vectors into every text column of these tables, a different one into each row. */
export async function poisonTables({ db }: Pick<Store, 'db'>, planted: Planted): Promise<void> {
  for (const table of tables) {
    const { rows: columns } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = ${table} and data_type = 'text' and is_generated = 'NEVER'`.execute(
      db,
    );
    const { rows } = await sql<{ place: string }>`
      select ctid::text as place from ${sql.table(table)} order by 1 limit ${mostRows}`.execute(db);
    for (const { name } of columns.filter((each) => !notText.test(each.name))) {
      for (const [at, row] of rows.entries()) {
        // Every update moves the row to a new ctid, which the next update needs.
        const text = plant(planted, `${table}.${name}`);
        const moved = await sql<{ place: string }>`
          update ${sql.table(table)} set ${sql.ref(name)} = ${text} where ctid = ${row.place}::tid
          returning ctid::text as place`
          .execute(db)
          .catch(() => undefined);
        if (!moved) break;
        rows[at] = moved.rows[0] ?? row;
      }
    }
  }
}

/** Writes vectors into the texts of documents that staff edit: every text that contains a blank and is not an address. */
export async function poisonDocuments({ db }: Pick<Store, 'db'>, planted: Planted): Promise<void> {
  for (const { slug, document } of await db.selectFrom('content').selectAll().execute()) {
    const changed = JSON.stringify(poisonLeaves(document, `content.${slug}`, planted));
    await db.updateTable('content').set({ document: changed }).where('slug', '=', slug).execute();
  }
}

function poisonLeaves(value: unknown, field: string, planted: Planted): unknown {
  if (typeof value === 'string')
    return / /.test(value) && !/^(https?:|\/)/.test(value) ? plant(planted, field) : value;
  if (Array.isArray(value)) return value.map((each) => poisonLeaves(each, field, planted));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, poisonLeaves(inner, field, planted)]);
  return Object.fromEntries(entries) as unknown;
}
