import { getState } from '#domain/tax/state.ts';
import { formatOrigin } from './origin.ts';
import { type CardDetails, type Product, type ProductCard, toProductCard } from './product.ts';
import { listValues } from './variant-choice.ts';

/** A longer description is cut at a word, because a row shows three lines. */
const LONGEST_ABOUT = 220;

/** Returns the card of a product with the details that a row of a list adds. */
export function toDetailedCard(product: Product): ProductCard {
  const { shortDescription, description, variants } = product;
  const details: CardDetails = {
    about: cutAtWord(shortDescription || description),
    origin: formatOrigin(product.place, product.stateKey && getState(product.stateKey).name),
    colors: listValues(variants, 'color'),
    sizes: listValues(variants, 'size'),
  };
  return { ...toProductCard(product), details };
}

function cutAtWord(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_ABOUT) return line;
  return `${line.slice(0, line.lastIndexOf(' ', LONGEST_ABOUT)).replace(/[,.;:]$/, '')} …`;
}
