import { withDatabase } from '../../test/database/with-database.ts';

export const CARDS = 40;
export const FULL_CATEGORY = 'wall-decor';

/** Moves products of other categories into one until its page shows forty cards, like that of a well-filled shop. */
export async function fillCategory(dataDir: string): Promise<void> {
  await withDatabase(dataDir, (client) =>
    client.query(
      `with home as (select id from categories where slug = $1),
            short as (select $2 - count(*)::int as pieces from products where category_id = (select id from home))
       update products set category_id = (select id from home), subcategory_id = null
        where id in (select id from products where category_id <> (select id from home) and status = 'live'
                      order by id limit (select pieces from short))`,
      [FULL_CATEGORY, CARDS],
    ),
  );
}
