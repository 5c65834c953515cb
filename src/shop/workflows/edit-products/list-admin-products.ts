import { type RawBuilder, sql } from 'kysely';
import {
  type AdminProductListing,
  type AdminProductsAnswer,
  type ListedProductJson,
  type ProductSort,
} from '#contract/catalogue/admin-product.ts';
import { ProductStatus } from '#domain/catalogue/product-status.ts';
import { toUrlUpTo } from '#domain/catalogue/picture-url.ts';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import { FEW_LEFT } from '#domain/stock/stock.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import type { Reader } from '#shop/context.ts';
import { toRupeePrices } from './product-facts.ts';
import { hasWarning, listWarnings } from './product-warnings.ts';

/** Returns one page of the products in every status, and how many products have each status. Throws unauthenticated, forbidden. */
export async function listAdminProducts(
  reader: Reader,
  wanted: AdminProductListing,
): Promise<AdminProductsAnswer> {
  requireAbility(reader, 'edit_products');
  const found = narrow(reader, wanted);
  const [products, counts] = await Promise.all([
    read(
      reader,
      sql`${found} and ${inStatus(wanted)}`,
      wanted,
      sql`limit ${wanted.limit} offset ${toOffset(wanted)}`,
    ),
    countByStatus(reader, found),
  ]);
  const statuses = wanted.status ?? shownUnasked;
  return { products, total: statuses.reduce((sum, status) => sum + counts[status], 0), counts };
}

/** Returns at most `MOST_EXPORTED` products of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportAdminProducts(
  reader: Reader,
  wanted: AdminProductListing,
): Promise<ListedProductJson[]> {
  requireAbility(reader, 'edit_products');
  return read(
    reader,
    sql`${narrow(reader, wanted)} and ${inStatus(wanted)}`,
    wanted,
    sql`limit ${sql.lit(MOST_EXPORTED)}`,
  );
}

const shownUnasked = ProductStatus.exclude(['archived']).options;

function inStatus({ status = shownUnasked }: AdminProductListing): RawBuilder<boolean> {
  return sql`p.status = any (${[...new Set(status)]}::text[])`;
}

function narrow(
  reader: Reader,
  { q, category, craft, maker, stock, warning }: AdminProductListing,
): RawBuilder<boolean> {
  const conditions = [
    q ? matches(q) : undefined,
    category && sql<boolean>`p.category_id = any (${category}::text[])`,
    craft && sql<boolean>`p.craft_id in (select f.id from crafts f where f.name = any (${craft}::text[]))`,
    maker && sql<boolean>`p.maker_id in (select m.id from makers m where m.name = any (${maker}::text[]))`,
    stock && sql<boolean>`p.stock_quantity <= ${stock === 'none' ? 0 : FEW_LEFT}`,
    warning && hasWarning(reader, warning),
  ];
  return sql.join([sql`true`, ...conditions.filter((condition) => condition !== undefined)], sql` and `);
}

function matches(q: string): RawBuilder<boolean> {
  const part = `%${escapeLike(q.toLowerCase())}%`;
  const beginning = `${escapeLike(q.toLowerCase())}%`;
  return sql`(lower(p.name) like ${part} or p.name_hi like ${part} or lower(p.sku) like ${beginning} or p.slug like ${beginning}
    or p.hsn like ${beginning} or p.id = ${q}
    or exists (select from variants v where v.product_id = p.id and v.removed_at is null and lower(v.sku) like ${beginning}))`;
}

const order: Record<ProductSort, RawBuilder<unknown>> = {
  newest: sql`p.created_at desc, p.id desc`,
  oldest: sql`p.created_at, p.id`,
  updated: sql`p.updated_at desc, p.id desc`,
  name: sql`lower(p.name), p.id`,
  price_low: sql`p.from_price_paise nulls first, p.id`,
  price_high: sql`p.from_price_paise desc nulls last, p.id`,
  stock_low: sql`p.stock_quantity, p.id`,
  stock_high: sql`p.stock_quantity desc, p.id`,
};

type Row = Omit<ListedProductJson, 'publish_at' | 'created_at' | 'updated_at' | 'picture'> & {
  publishAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  picture: { key: string; width: number } | null;
};

async function read(
  reader: Reader,
  condition: RawBuilder<boolean>,
  { sort }: AdminProductListing,
  part: RawBuilder<unknown>,
): Promise<ListedProductJson[]> {
  const { rows } = await sql<Row>`
    select p.id, p.version, p.status, p.publish_at as "publishAt", p.slug, p.sku, p.name,
           (select f.name from crafts f where f.id = p.craft_id) as craft, (select m.name from makers m where m.id = p.maker_id) as maker,
           p.price_paise as price, p.sale_price_paise as sale_price, p.stock_quantity, p.created_at as "createdAt",
           p.updated_at as "updatedAt", ${listWarnings(reader)} as warnings,
           (select json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) from categories c where c.id = p.category_id) as category,
           (select count(*)::int from variants v where v.product_id = p.id and v.removed_at is null) as variant_count,
           (select json_build_object('key', k.key, 'width', k.width) from product_pictures u join pictures k on k.id = u.picture_id
             where u.product_id = p.id order by u.position limit 1) as picture
      from products p where ${condition} order by ${order[sort]} ${part}`.execute(reader.db);
  return rows.map(toListed);
}

function toListed({ publishAt, createdAt, updatedAt, picture, ...row }: Row): ListedProductJson {
  return {
    ...row,
    ...toRupeePrices(row),
    publish_at: publishAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    // A row shows it in 40 pixels.
    picture: picture && toUrlUpTo(picture, 160),
  };
}

async function countByStatus(
  { db }: Reader,
  condition: RawBuilder<boolean>,
): Promise<AdminProductsAnswer['counts']> {
  const { rows } = await sql<{ status: ProductStatus; many: number }>`
    select p.status, count(*)::int as many from products p where ${condition} group by p.status`.execute(db);
  const none = Object.fromEntries(
    ProductStatus.options.map((status) => [status, 0]),
  ) as AdminProductsAnswer['counts'];
  return { ...none, ...Object.fromEntries(rows.map(({ status, many }) => [status, many])) };
}
