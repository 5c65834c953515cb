import { compareLocations } from '#domain/order/papers.ts';
import type { ListedOrder } from '#admin/orders/orders-list.tsx';

/** One line of an order to pack, without pieces that were credited before the parcel left. */
export type PackLine = {
  id: string;
  sku: string;
  /** The shelf; empty if none is noted. */
  location: string;
  name: string;
  image: string;
  quantity: number;
};

/** How many pieces of each line lie in the parcel, by the id of the line. */
export type Counts = Readonly<Record<string, number>>;

/** The meaning of a scanned code for an order: a piece that was still needed, one too many, or a code that is not in this order. */
export type Scanned =
  | { kind: 'counted'; line: PackLine; counts: Counts }
  | { kind: 'enough'; line: PackLine }
  | { kind: 'unknown' };

/** Returns the lines of an order, shelf by shelf. */
export function toPackLines({ items, locations }: Pick<ListedOrder, 'items' | 'locations'>): PackLine[] {
  return items
    .map(({ id, sku, product_name, variant, product_image, quantity, returned }) => ({
      id,
      sku,
      location: locations[sku] ?? '',
      name: [product_name, variant].filter(Boolean).join(', '),
      image: product_image,
      quantity: quantity - returned,
    }))
    .filter(({ quantity }) => quantity > 0)
    .toSorted(compareLocations);
}

/** Returns the counts with one piece of a line more or less, between zero and the number to pack. */
export function countPiece(counts: Counts, { id, quantity }: PackLine, by: 1 | -1): Counts {
  return { ...counts, [id]: Math.min(quantity, Math.max(0, countOf(counts, id) + by)) };
}

export function countOf(counts: Counts, id: string): number {
  return counts[id] ?? 0;
}

export function isAllCounted(lines: readonly PackLine[], counts: Counts): boolean {
  return lines.every(({ id, quantity }) => countOf(counts, id) === quantity);
}

/** Returns how many pieces of each line are not counted yet, by the id of the line. */
export function toUncounted(lines: readonly PackLine[], counts: Counts): Record<string, number> {
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity - countOf(counts, id)]));
}

/** Counts the piece whose SKU was scanned. Upper and lower case are the same, as scanners may be set to either. */
export function scanPiece(lines: readonly PackLine[], counts: Counts, code: string): Scanned {
  const same = lines.filter(({ sku }) => sku.toUpperCase() === code.toUpperCase());
  const [first] = same;
  if (!first) return { kind: 'unknown' };
  const missing = same.find(({ id, quantity }) => countOf(counts, id) < quantity);
  if (!missing) return { kind: 'enough', line: first };
  return { kind: 'counted', line: missing, counts: countPiece(counts, missing, 1) };
}
