import { withDatabase } from '../../test/database/with-database.ts';
import { withoutIndexes } from './without-indexes.ts';

/**
 * The number of categories that get the copies: it is fixed, so that in a shop of a thousand products their pages are as full as in a shop
 * of a hundred thousand.
 */
export const FILLED_CATEGORIES = 5;

/**
 * Fills a shop that has the demo products up to this number: copies of those in its first categories, each with a number in its name, with
 * its own prices and dates and the same filters, pictures and texts. Inserts in sets and without triggers: a hundred thousand within half a
 * minute.
 */
export async function fillProducts(dataDir: string, wanted: number): Promise<void> {
  await withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ count: string }>('select count(*) from products');
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(copies, [Number(rows[0]!.count), wanted]);
    await client.query('analyze copies');
    await withoutIndexes(client, ['products'], async () => {
      for (const statement of [products, slugs, attributes, pictures]) await client.query(statement);
    });
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}

const copies = `
  create temporary table copies on commit drop as
  select n, 'prd_01' || left(md5('product ' || n), 20) as id, t.id as original
    from generate_series($1::int + 1, $2::int) as n
    join (select p.id, row_number() over (order by md5(p.id)) - 1 as place, count(*) over () as all_products
            from products p
            join (select id from categories where rule is null order by position, slug limit ${FILLED_CATEGORIES}) c on c.id = p.category_id) t
      on t.place = n % t.all_products`;

// A ninth has sold units, a twentieth is featured, a tenth is sold out.
const products = `
  insert into products (
    id, slug, sku, name, name_hi, category_id, subcategory_id, short_description, description, care, craft_id, technique, material, place,
    state_key, maker_id, hsn, rate_bp, uqc, net_quantity, length_mm, width_mm, height_mm, weight_grams,
    price_paise, sale_price_paise, from_price_paise, stock_quantity, tags, search_text, search_fold, filter_values, featured,
    rating_count, rating_sum, units_sold_90_days, created_at, updated_at)
  select
    c.id, p.slug || '-' || c.n, p.sku || '-' || c.n, p.name || ' ' || c.n, p.name_hi, category_id, subcategory_id, short_description, description, care, craft_id,
    technique, material, place, state_key, maker_id, hsn, rate_bp, uqc, net_quantity, length_mm, width_mm, height_mm,
    weight_grams, price, case when c.n % 7 = 0 then price * 4 / 5 end, case when c.n % 7 = 0 then price * 4 / 5 else price end,
    case when c.n % 10 = 0 then 0 else c.n % 90 end, tags, replace(search_text, lower(p.name), lower(p.name) || ' ' || c.n),
    search_fold, filter_values, c.n % 20 = 0, 0, 0, case when c.n % 9 = 0 then c.n % 83 else 0 end,
    now() - (c.n * 7919 % 400) * interval '1 day', now()
    from copies c join products p on p.id = c.original,
         lateral (select (p.price_paise * (50 + c.n * 31 % 100) / 10000) * 100 + 100 as price) as own`;

// Triggers, which usually write these rows, are off.
const slugs = `
  insert into product_slugs (slug, product_id) select p.slug, p.id from copies c join products p on p.id = c.id`;

const attributes = `
  insert into product_attributes (product_id, name, value, position)
  select c.id, a.name, a.value, a.position from copies c join product_attributes a on a.product_id = c.original`;

const pictures = `
  insert into product_pictures (product_id, picture_id, color, position, alt)
  select c.id, p.picture_id, null, p.position, p.alt from copies c join product_pictures p on p.product_id = c.original`;
