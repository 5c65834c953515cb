import type { Product, ProductCard } from '#domain/catalogue/product.ts';
import * as words from './words.ts';

/** Returns the heading for similar products; those of the same craft come first. */
export function nameAlike({ craft }: Pick<Product, 'craft'>, alike: Pick<ProductCard, 'craft'>[]): string {
  const isSame = (card: Pick<ProductCard, 'craft'>) => craft !== null && card.craft === craft.name;
  if (alike.every(isSame)) return words.sameCraft;
  return alike.some(isSame) ? words.sameCraftAndMore : words.alike;
}
