import { sql } from 'kysely';
import type { Tx } from '#shop/context.ts';
import { type SearchedProduct, toSearchColumns } from './product-draft-rows.ts';

const productsAtOnce = 500;

/** Rewrites the texts that searches look into, from the current products. The caller has locked the products. */
export async function writeSearchColumns(tx: Tx, productIds: readonly string[]): Promise<void> {
  for (let start = 0; start < productIds.length; start += productsAtOnce)
    await writeSome(tx, productIds.slice(start, start + productsAtOnce));
}

type Group = 'category_id' | 'maker_id' | 'craft_id';

/** Rewrites these texts for all products of a category, maker or craft whose name has changed. Locks the products. */
export async function writeSearchColumnsOf(tx: Tx, group: Group, id: string): Promise<void> {
  const products = await tx.db
    .selectFrom('products')
    .select('id')
    .where(group, '=', id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await writeSearchColumns(
    tx,
    products.map((product) => product.id),
  );
}

async function writeSome(tx: Tx, productIds: readonly string[]): Promise<void> {
  const { rows } = await sql<SearchedProduct & { id: string }>`
    select p.id, p.name, p.name_hi as "nameHi", p.description, p.tags, f.name as craft, p.technique, p.material, p.place,
           m.name as "makerName", array_remove(array[c.name, s.name], null) as groups
      from products p left join categories c on c.id = p.category_id left join subcategories s on s.id = p.subcategory_id
      left join crafts f on f.id = p.craft_id left join makers m on m.id = p.maker_id
     where p.id = any (${[...productIds]}::text[])`.execute(tx.db);
  const columns = rows.map(toSearchColumns);
  await sql`
    update products p set search_text = w.search_text, search_fold = w.search_fold
      from unnest(${rows.map(({ id }) => id)}::text[], ${columns.map((each) => each.search_text)}::text[],
                  ${columns.map((each) => each.search_fold)}::text[]) as w (id, search_text, search_fold)
     where p.id = w.id and (p.search_text, p.search_fold) is distinct from (w.search_text, w.search_fold)`.execute(
    tx.db,
  );
}
