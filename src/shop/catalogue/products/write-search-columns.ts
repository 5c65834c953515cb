import { sql } from 'kysely';
import type { Tx } from '#shop/context.ts';
import { type SearchedProduct, toSearchColumns } from './product-draft-rows.ts';

/** Rewrites the texts that searches look into, from the current product. */
export async function writeSearchColumns(tx: Tx, productId: string): Promise<void> {
  const { rows } = await sql<SearchedProduct>`
    select p.name, p.name_hi as "nameHi", p.description, p.tags, f.name as craft, p.technique, p.material, p.place, m.name as "makerName",
           array_remove(array[c.name, s.name], null) as groups
      from products p left join categories c on c.id = p.category_id left join subcategories s on s.id = p.subcategory_id
      left join crafts f on f.id = p.craft_id left join makers m on m.id = p.maker_id
     where p.id = ${productId}`.execute(tx.db);
  const columns = toSearchColumns(rows[0]!);
  await sql`
    update products set search_text = ${columns.search_text}, search_fold = ${columns.search_fold}
     where id = ${productId} and (search_text, search_fold) is distinct from (${columns.search_text}, ${columns.search_fold})`.execute(
    tx.db,
  );
}
