import type { Product, ProductCard } from '#domain/catalogue/product.ts';

/** Returns the heading for similar products; those of the same craft come first. */
export function nameAlike({ craft }: Pick<Product, 'craft'>, alike: Pick<ProductCard, 'craft'>[]): string {
  const isSame = (card: Pick<ProductCard, 'craft'>) => craft !== null && card.craft === craft.name;
  if (alike.every(isSame)) return 'From the same craft';
  return alike.some(isSame) ? 'From the same craft, and more like it' : 'You may also like';
}
