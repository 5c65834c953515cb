import { sql } from 'kysely';
import type { Uqc } from '#domain/tax/gst.ts';
import { boughtPictureKey } from '#shop/catalogue/pictures/picture-rows.ts';
import type { Reader } from '#shop/context.ts';
import { namedStatement } from '#shop/named-statement.ts';

export type Wanted = { productId: string; variantId?: string | undefined };

/** The shop's current offer of one product or variant: price and stock for a buyer. */
export type Offer = {
  productId: string;
  /** The slug of its page. */
  slug: string;
  variantId: string | undefined;
  name: string;
  sku: string;
  color: string | undefined;
  size: string | undefined;
  pictureKey: string | undefined;
  hsn: string;
  /** The product's own GST rate in basis points, which replaces the rate of its HSN code. */
  rateBp: number | undefined;
  uqc: Uqc;
  /** The owner has marked it as a handicraft product. */
  isHandicraft: boolean;
  /** The sale price where there is one, GST included, in paise. */
  unitPricePaise: number;
  /** Pieces in stock; 0 if the variant is not available. */
  stock: number;
};

/**
 * Returns the offers of the wanted products by `offerKey`. Leaves out unknown and archived products, and products with variants if no
 * variant is named. The wanted products are rows of the statement, so that PostgreSQL knows their number and keeps the plan.
 */
export async function readOffers(reader: Reader, wanted: Wanted[]): Promise<Map<string, Offer>> {
  if (wanted.length === 0) return new Map();
  const pairs = wanted.map(
    ({ productId, variantId }) => sql`(${productId}::text, ${variantId ?? null}::text)`,
  );
  const { rows } = await sql<OfferRow>`
    select ${namedStatement} p.id as product_id, p.slug, v.id as variant_id, p.name, coalesce(v.sku, p.sku) as sku, v.color, v.size, p.hsn, p.rate_bp, p.uqc, p.handicraft,
           coalesce(v.sale_price_paise, v.price_paise, p.sale_price_paise, p.price_paise) as unit_price_paise,
           case when v.id is null then p.stock_quantity when v.available then v.stock_quantity else 0 end as stock,
           ${boughtPictureKey} as picture_key
      from (values ${sql.join(pairs)}) as wanted (product_id, variant_id)
      join products p on p.id = wanted.product_id
      left join variants v on v.product_id = p.id and v.id = wanted.variant_id and v.removed_at is null
     where p.status = 'live' and p.has_variants = (v.id is not null)`.execute(reader.db);
  return new Map(
    rows.map((row) => [
      offerKey({ productId: row.product_id, variantId: row.variant_id ?? undefined }),
      toOffer(row),
    ]),
  );
}

/** Returns the key of a product or variant in the map of offers. */
export function offerKey({ productId, variantId }: Wanted): string {
  return `${productId}/${variantId ?? ''}`;
}

type OfferRow = {
  product_id: string;
  slug: string;
  variant_id: string | null;
  name: string;
  sku: string;
  color: string | null;
  size: string | null;
  hsn: string;
  rate_bp: number | null;
  uqc: Uqc;
  handicraft: boolean;
  unit_price_paise: number;
  stock: number;
  picture_key: string | null;
};

function toOffer(row: OfferRow): Offer {
  return {
    productId: row.product_id,
    slug: row.slug,
    variantId: row.variant_id ?? undefined,
    name: row.name,
    sku: row.sku,
    color: row.color ?? undefined,
    size: row.size ?? undefined,
    pictureKey: row.picture_key ?? undefined,
    hsn: row.hsn,
    rateBp: row.rate_bp ?? undefined,
    uqc: row.uqc,
    isHandicraft: row.handicraft,
    unitPricePaise: Number(row.unit_price_paise),
    stock: row.stock,
  };
}
