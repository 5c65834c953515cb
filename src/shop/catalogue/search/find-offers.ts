import type { OfferJson } from '#contract/order/telephone-order.ts';
import type { Product, Variant } from '#domain/catalogue/product.ts';
import { toRupees } from '#domain/money/money.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { readProducts } from '#shop/catalogue/products/remember-products.ts';
import type { Ctx } from '#shop/context.ts';
import { searchProductIds } from './search-products.ts';

const mostProducts = 6;

/**
 * Returns the products and variants that staff can sell and that match a text: first the product or variant with this SKU, then the results
 * of the shop's own search, each variant separately. Prices are in rupees, GST included. Throws unauthenticated, forbidden.
 */
export async function findOffers(ctx: Ctx, q: string): Promise<OfferJson[]> {
  requireAbility(ctx, 'see_orders');
  const sku = q.trim().toUpperCase();
  const [named, { ids }] = await Promise.all([
    findBySku(ctx, sku),
    searchProductIds(ctx, { q, limit: mostProducts }),
  ]);
  const products = await readProducts(ctx, [...new Set([...named, ...ids])]);
  const offers = products.slice(0, mostProducts).flatMap(toOffers);
  const isNamed = (offer: OfferJson) => offer.sku.toUpperCase() === sku;
  return [...offers.filter(isNamed), ...offers.filter((offer) => !isNamed(offer))];
}

/** Returns the products that have a SKU themselves or in one of their variants. */
async function findBySku({ db }: Ctx, sku: string): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', sku)
    .union(db.selectFrom('variants').select('product_id as id').where('sku', '=', sku))
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the offers of a product: the product itself, or each of its variants. */
function toOffers(product: Product): OfferJson[] {
  if (!product.hasVariants) return [toOffer(product, null)];
  return product.variants.filter(({ available }) => available).map((variant) => toOffer(product, variant));
}

function toOffer({ id, name, ...product }: Product, variant: Variant | null): OfferJson {
  const { sku, pricePaise, salePricePaise, stockQuantity } = variant ?? product;
  return {
    product_id: id,
    variant_id: variant?.id ?? null,
    name: [name, variant?.color, variant?.size].filter(Boolean).join(', '),
    sku,
    price: toRupees(salePricePaise ?? pricePaise),
    stock: stockQuantity,
  };
}
