import * as words from '../words.ts';

/** Returns the URL that opens a chat with the seller, with a first sentence; null if the seller has no number for it. */
export function toAskUrl(name: string, number: string | undefined): string | null {
  if (!number) return null;
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(words.firstQuestion(name))}`;
}
