import { foldText } from './fold-text.ts';

/** Returns the text for substring search: name, description and every tag, one line each, so that no match spans two of them. */
export function toSearchText(product: {
  name: string;
  description: string;
  tags: readonly string[];
}): string {
  return [product.name, product.description, ...product.tags].map(plainLine).join('\n');
}

/** Returns the folded words (see `foldText`), each between spaces, so that a whole word or its beginning can be matched. */
export function toSearchFold(words: readonly (string | null | undefined)[]): string {
  const folded = words.map((line) => foldText(line ?? '')).filter(Boolean);
  return [...new Set(folded)].map((line) => ` ${line} `).join('\n');
}

function plainLine(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
