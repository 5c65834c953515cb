import type { ProductJson, VariantJson } from '#contract/catalogue/product.ts';
import { callApi } from '../support/api-buyer.ts';

/**
 * Returns all products, and one in several colours and sizes: one of its combinations is sold out while others are not, and there is plenty
 * of the variant that is shown first.
 */
export async function pickVaried(url: string) {
  const { products } = await callApi('GET /products', { url, query: { limit: 100 } });
  const pot = products.find((product) => findMissing(product) && findCheapest(product).stock_quantity > 5)!;
  return { products, pot, missing: findMissing(pot)! };
}

function findMissing(product: ProductJson): VariantJson | undefined {
  const { variants, available_colors, available_sizes, images } = product;
  if (available_colors.length < 3 || available_sizes.length < 2 || images.length < 3) return undefined;
  return variants.find(
    (variant) =>
      !isThere(variant) &&
      variants.some((other) => other.color === variant.color && isThere(other)) &&
      variants.some((other) => other.size === variant.size && isThere(other)),
  );
}

export function findCheapest({ variants }: ProductJson): VariantJson {
  return variants.filter(isThere).toSorted((a, b) => priceOf(a) - priceOf(b))[0]!;
}

export function isThere({ available, stock_quantity }: VariantJson): boolean {
  return available && stock_quantity > 0;
}

export function priceOf({ price, sale_price }: VariantJson): number {
  return sale_price ?? price;
}
