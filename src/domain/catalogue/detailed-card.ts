import { getState } from '#domain/tax/state.ts';
import { formatOrigin } from './origin.ts';
import { type CardDetails, type Product, type ProductCard, toProductCard } from './product.ts';

/** A longer description is cut at a word, because a row shows three lines. */
const LONGEST_ABOUT = 220;

/** Returns the card of a product with what a row of a list says besides. */
export function toDetailedCard(product: Product): ProductCard {
  const { shortDescription, description, variants } = product;
  const details: CardDetails = {
    about: cutAtWord(shortDescription || description),
    origin: formatOrigin(product.place, product.stateKey && getState(product.stateKey).name),
    colors: listDistinct(variants.map(({ color }) => color)),
    sizes: listDistinct(variants.map(({ size }) => size)),
  };
  return { ...toProductCard(product), details };
}

function listDistinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values)].filter((value) => value !== null);
}

function cutAtWord(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_ABOUT) return line;
  return `${line.slice(0, line.lastIndexOf(' ', LONGEST_ABOUT)).replace(/[,.;:]$/, '')} …`;
}
