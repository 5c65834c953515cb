import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';
import { type ProductFacts, listProductFacts } from '#shop/workflows/edit-products/product-facts.ts';

/** The products of the shop that a file may refer to, by the names that it may use for them. */
export type Existing = {
  facts: ReadonlyMap<string, ProductFacts>;
  /** The id of the product that has or had an address. */
  bySlug: ReadonlyMap<string, string>;
  /** The id of the product that has a SKU, itself or by one of its variants. */
  bySku: ReadonlyMap<string, string>;
};

type Names = { slugs: readonly string[]; skus: readonly string[] };

/** Finds the products that have one of these addresses or SKUs. */
export async function findExisting(reader: Reader, { slugs, skus }: Names): Promise<Existing> {
  const { rows } = await sql<{ slug: string | null; sku: string | null; id: string }>`
    select slug, null as sku, product_id as id from product_slugs where slug = any (${[...slugs]}::text[])
    union all select null, sku, id from products where sku = any (${[...skus]}::text[])
    union all select null, sku, product_id from variants where sku = any (${[...skus]}::text[])`.execute(
    reader.db,
  );
  const facts = await listProductFacts(reader, [...new Set(rows.map(({ id }) => id))]);
  return {
    facts: new Map(facts.map((product) => [product.id, product])),
    bySlug: new Map(rows.flatMap(({ slug, id }) => (slug === null ? [] : [[slug, id] as const]))),
    bySku: new Map(rows.flatMap(({ sku, id }) => (sku === null ? [] : [[sku, id] as const]))),
  };
}
