import { isRecord } from '#contract/api-error.ts';
import { readStorage, writeStorage } from '#web/state/stored-state.ts';

export type SeenProduct = { slug: string; name: string; image: string };

const STORAGE = 'seen';
const MOST = 8;

/** Returns the products that were seen in this browser, the last one first; they are never sent to the shop. */
export function readSeen(): SeenProduct[] {
  try {
    const stored: unknown = JSON.parse(readStorage(STORAGE) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(toSeen) : [];
  } catch {
    return [];
  }
}

export function noteSeen(product: SeenProduct): void {
  const others = readSeen().filter(({ slug }) => slug !== product.slug);
  writeStorage(STORAGE, JSON.stringify([product, ...others].slice(0, MOST)));
}

function toSeen(entry: unknown): SeenProduct[] {
  if (!isRecord(entry)) return [];
  const { slug, name, image } = entry;
  const isWhole = typeof slug === 'string' && typeof name === 'string' && typeof image === 'string';
  return isWhole ? [{ slug, name, image }] : [];
}
