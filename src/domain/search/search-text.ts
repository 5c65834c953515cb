import { foldText } from './search.ts';

/** What the floor of a search looks into: name, description and every tag, a line each, so that no hit spans two of them. */
export function toSearchText(product: {
  name: string;
  description: string;
  tags: readonly string[];
}): string {
  return [product.name, product.description, ...product.tags].map(plainLine).join('\n');
}

/** The same words with every spelling folded into one; each word stands between spaces, so that it or its beginning can be looked for. */
export function toSearchFold(words: readonly (string | null | undefined)[]): string {
  const folded = words.map((line) => foldText(line ?? '')).filter(Boolean);
  return [...new Set(folded)].map((line) => ` ${line} `).join('\n');
}

function plainLine(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
