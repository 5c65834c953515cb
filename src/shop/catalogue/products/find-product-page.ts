import { sql } from 'kysely';
import { isId } from '#domain/id.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { ProductStatus } from '#domain/catalogue/product-status.ts';
import type { Ctx } from '#shop/context.ts';
import { namedStatement } from '#shop/named-statement.ts';
import { isPreviewOf } from './preview-link.ts';
import { type ProductRow, productColumns, toProduct } from './product-rows.ts';
import { readProducts } from './remember-products.ts';

/** The page or redirect at the address of a product. */
export type ProductPage =
  | { kind: 'live'; product: Product }
  /** A product that is not on sale, for a visitor with a preview link to it. */
  | { kind: 'preview'; product: Product; status: ProductStatus }
  /** Another address has taken the place of this one. */
  | { kind: 'moved'; slug: string }
  /** It was sold here once and is archived. */
  | { kind: 'gone'; product: Product };

type Found = { id: string; slug: string; status: ProductStatus };
type Reader = Pick<Ctx, 'db' | 'memory' | 'cacheTags' | 'peppers' | 'clock'>;

/**
 * Returns the page or redirect of an address: a current or former slug, or an id. Returns undefined for an unknown address, and for a
 * product that is a draft, scheduled or hidden, without a valid preview link.
 */
export async function findProductPage(
  reader: Reader,
  address: string,
  previewToken: string | null,
): Promise<ProductPage | undefined> {
  const found = await findByAddress(reader, address);
  if (!found) return undefined;
  const mayPreview = previewToken !== null && isPreviewOf(reader, found, previewToken);
  const isOpen = found.status === 'live' || found.status === 'archived' || mayPreview;
  if (!isOpen) return undefined;
  if (found.slug !== address) return { kind: 'moved', slug: found.slug };
  if (found.status === 'live') {
    const [product] = await readProducts(reader, [found.id]);
    return product && { kind: 'live', product };
  }
  const product = await readAnyStatus(reader, found.id);
  if (!product) return undefined;
  return mayPreview ? { kind: 'preview', product, status: found.status } : { kind: 'gone', product };
}

/** Returns the product that has or had an address; an id is an address, too. */
export async function findByAddress({ db }: Pick<Ctx, 'db'>, address: string): Promise<Found | undefined> {
  const key = isId(address, 'prd')
    ? sql`p.id = ${address}`
    : sql`p.id = (select s.product_id from product_slugs s where s.slug = ${address})`;
  const { rows } = await sql<Found>`
    select ${namedStatement} p.id, p.slug, p.status from products p where ${key}`.execute(db);
  return rows[0];
}

/** Reads a product past the cache of those on sale. Fields that a draft lacks are zero or empty. */
async function readAnyStatus({ db }: Pick<Ctx, 'db'>, id: string): Promise<Product | undefined> {
  const { rows } = await sql<Incomplete>`
    select ${productColumns} from products p left join categories c on c.id = p.category_id
      left join subcategories s on s.id = p.subcategory_id where p.id = ${id}`.execute(db);
  return rows[0] && toProduct(complete(rows[0]));
}

type Incomplete = { [Name in keyof ProductRow]: ProductRow[Name] | null } & Pick<ProductRow, 'variants'>;

function complete(row: Incomplete): ProductRow {
  const { pricePaise, fromPricePaise, categoryId, categorySlug, categoryName, hsn, variants } = row;
  return {
    ...(row as ProductRow),
    pricePaise: pricePaise ?? 0,
    fromPricePaise: fromPricePaise ?? 0,
    categoryId: categoryId ?? '',
    categorySlug: categorySlug ?? '',
    categoryName: categoryName ?? '',
    hsn: hsn ?? '',
    variants: variants.map((variant) => ({ ...variant, pricePaise: variant.pricePaise ?? 0 })),
  };
}
