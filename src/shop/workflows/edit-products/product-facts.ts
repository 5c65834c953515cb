import { type RawBuilder, sql } from 'kysely';
import type { AdminProductJson } from '#contract/catalogue/admin-product.ts';
import { listMissing } from '#domain/catalogue/list-missing.ts';
import { toMainUrl } from '#domain/catalogue/picture-url.ts';
import { toRupees } from '#domain/money/money.ts';
import type { Reader } from '#shop/context.ts';
import { readRatesToday } from './read-rates-today.ts';
import { listWarnings } from './product-warnings.ts';

/** A product as staff edits it, without the links that only a request can make. */
export type ProductFacts = Omit<AdminProductJson, 'url' | 'preview_url'>;

type Priced = { price: number | null; sale_price: number | null };
type Picture = { id: string; key: string; color: string | null; alt: string; width: number; height: number };
type Row = Omit<
  ProductFacts,
  'publish_at' | 'created_at' | 'updated_at' | 'tax_rate' | 'tax_rate_today' | 'pictures' | 'missing'
> &
  Priced & {
    publishAt: Date | null;
    createdAt: Date;
    updatedAt: Date;
    rateBp: number | null;
    pictures: Picture[];
  };

const category = (table: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`
  (select json_build_object('id', g.id, 'slug', g.slug, 'name', g.name) from ${table} g where g.id = ${id})`;

const runningPriceChange = sql`
  (select json_build_object('id', c.id, 'name', c.name, 'ends_at', c.ends_at)
     from price_changes c join price_change_lines l on l.price_change_id = c.id
    where c.state = 'running' and l.product_id = p.id order by c.begins_at, c.id limit 1)`;

const toColumns = (reader: Reader): RawBuilder<Row> => sql`
  p.id, p.version, p.status, p.publish_at as "publishAt", p.slug, p.sku, p.name, p.name_hi, p.category_id, p.subcategory_id,
  ${category(sql`categories`, sql`p.category_id`)} as category, ${category(sql`subcategories`, sql`p.subcategory_id`)} as subcategory,
  p.short_description, p.description, p.care, p.technique, p.material, p.place, p.state_key as state,
  (select f.name from crafts f where f.id = p.craft_id) as craft, p.craft_id,
  (select json_build_object('name', m.name, 'story', m.story) from makers m where m.id = p.maker_id) as maker, p.maker_id, p.gi_name, p.gi_authorised_user_no, p.hsn, p.rate_bp as "rateBp",
  p.handicraft, p.uqc, p.country_of_origin, p.net_quantity, p.weight_grams, p.length_mm, p.width_mm, p.height_mm,
  p.price_paise as price, p.sale_price_paise as sale_price, p.stock_quantity, p.tags, p.featured,
  (select nullif(n.location, '') from stock_notes n where n.product_id = p.id) as location,
  p.created_at as "createdAt", p.updated_at as "updatedAt", ${listWarnings(reader)} as warnings, ${runningPriceChange} as price_change,
  coalesce((
    select json_agg(json_build_object('name', a.name, 'value', a.value) order by a.position, a.value)
      from product_attributes a where a.product_id = p.id), '[]') as attributes,
  coalesce((
    select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'color', v.color, 'size', v.size, 'price', v.price_paise,
             'sale_price', v.sale_price_paise, 'stock_quantity', v.stock_quantity, 'location', v.location, 'available', v.available, 'weight_grams', v.weight_grams,
             'length_mm', v.length_mm, 'width_mm', v.width_mm, 'height_mm', v.height_mm) order by v.position)
      from variants v where v.product_id = p.id and v.removed_at is null), '[]') as variants,
  coalesce((
    select json_agg(json_build_object('id', k.id, 'key', k.key, 'color', u.color, 'alt', u.alt, 'width', k.width, 'height', k.height)
             order by u.position)
      from product_pictures u join pictures k on k.id = u.picture_id where u.product_id = p.id), '[]') as pictures,
  array(select s.slug from product_slugs s where s.product_id = p.id and s.slug <> p.slug order by s.slug) as former_slugs`;

/** Returns a product in any status as staff edits it; undefined for an unknown id. */
export async function readProductFacts(reader: Reader, id: string): Promise<ProductFacts | undefined> {
  const { rows } = await sql<Row>`select ${toColumns(reader)} from products p where p.id = ${id}`.execute(
    reader.db,
  );
  return rows[0] && toFacts(rows[0], await readRatesToday(reader));
}

/** Returns the products with these ids, in any status, as staff edits them. */
export async function listProductFacts(reader: Reader, ids: readonly string[]): Promise<ProductFacts[]> {
  if (ids.length === 0) return [];
  const { rows } =
    await sql<Row>`select ${toColumns(reader)} from products p where p.id = any (${[...ids]}::text[])`.execute(
      reader.db,
    );
  const findRate = await readRatesToday(reader);
  return rows.map((row) => toFacts(row, findRate));
}

function toFacts(row: Row, findRate: Awaited<ReturnType<typeof readRatesToday>>): ProductFacts {
  const { publishAt, createdAt, updatedAt, rateBp, pictures, price_change: change, ...same } = row;
  const tax_rate_today = findRate({ rateBp, hsn: row.hsn, pricePaise: row.price ?? 0 });
  const product = {
    ...same,
    ...toRupeePrices(row),
    publish_at: publishAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    tax_rate: toPercent(rateBp),
    tax_rate_today,
    price_change: change && {
      ...change,
      ends_at: change.ends_at && new Date(change.ends_at).toISOString(),
    },
    variants: row.variants.map((variant) => ({ ...variant, ...toRupeePrices(variant) })),
    pictures: pictures.map(({ key, ...picture }) => ({
      ...picture,
      url: toMainUrl({ key, width: picture.width }),
    })),
  };
  return { ...product, missing: listMissing(product) };
}

/** Turns the paise of the two prices into rupees. */
export function toRupeePrices({ price, sale_price }: Priced): Priced {
  return {
    price: price === null ? null : toRupees(price),
    sale_price: sale_price === null ? null : toRupees(sale_price),
  };
}

function toPercent(rateBp: number | null): number | null {
  return rateBp === null ? null : rateBp / 100;
}
