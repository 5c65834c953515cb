import type { CartLine } from './stored-cart.ts';
import { LINES_WORDS, MOST_LINES, MOST_QUANTITY } from './cart-limits.ts';
import type { ServerCartEntry } from './cart-entry.ts';

/** Where the browser keeps the cart. */
export const CART_STORAGE = 'cart';

export type { CartLine } from './stored-cart.ts';

/** Selects lines: all of a product, or those of one variant (`null`: the line without a variant). */
export type LineKey = { productId: string; variantId?: string | null | undefined };

/** A change to the cart that the shopper must be told about. */
export type CartChange = {
  kind: 'added' | 'capped' | 'refused';
  productId: string;
  variantId: string | null;
  words: string;
};
export type Changed = { lines: CartLine[]; changes: CartChange[] };

/** Returns the variant of a line, or null. */
export function variantOf(line: CartLine): string | null {
  return line.product.variant_info?.variant_id ?? null;
}

/** Adds a line: quantities of the same product and variant are added up. `changes` names the pieces that did not fit. */
export function addLine(lines: readonly CartLine[], added: CartLine): Changed {
  const index = lines.findIndex((line) => isSame(line, added));
  if (index >= 0) return addUp(lines, index, added);
  if (lines.length >= MOST_LINES)
    return { lines: [...lines], changes: [toChange('refused', added, LINES_WORDS)] };
  return { lines: [...lines, added], changes: [] };
}

export type Removed = { line: CartLine; index: number };

/** Removes lines and returns them with their positions, for undoing. */
export function removeLine(
  lines: readonly CartLine[],
  key: LineKey,
): { lines: CartLine[]; removed: Removed[] } {
  const removed = lines.map((line, index) => ({ line, index })).filter(({ line }) => isMeant(line, key));
  return { lines: lines.filter((line) => !isMeant(line, key)), removed };
}

/** Undoes a removal: restores every line at its position. If a line was added again since, its quantities are added up. */
export function restoreLines(lines: readonly CartLine[], removed: readonly Removed[]): Changed {
  let result: Changed = { lines: [...lines], changes: [] };
  for (const { line, index } of removed) {
    const { changes, ...next } = addLine(result.lines, line);
    const isNew = next.lines.length > result.lines.length;
    const placed = isNew ? next.lines.slice(0, -1).toSpliced(index, 0, line) : next.lines;
    result = { lines: placed, changes: [...result.changes, ...changes] };
  }
  return result;
}

/** Sets the quantity, 1 to 99; any other number leaves the cart as it is, because removal has its own button. */
export function setQuantity(lines: readonly CartLine[], key: LineKey, quantity: number): CartLine[] {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST_QUANTITY) return [...lines];
  return lines.map((line) => (isMeant(line, key) ? { ...line, quantity } : line));
}

/** Returns the number on the cart's badge: pieces, not lines. */
export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Returns the value of the cart in rupees at the prices last seen, to show until the quote arrives. It is summed in paise. */
export function sumCart(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + Math.round(line.price * 100) * line.quantity, 0) / 100;
}

/** Returns the cart as PUT /profile sends it. */
export function toServerEntries(lines: readonly CartLine[]): ServerCartEntry[] {
  return lines.map((line) => ({
    product_id: line.product_id,
    name: line.product.name,
    image: line.product.images[0] ?? '',
    quantity: line.quantity,
    price: line.price,
    variant_id: variantOf(line),
    color: line.product.variant_info?.color ?? null,
    size: line.product.variant_info?.size ?? null,
  }));
}

/** Returns the cart from GET /profile; `addedAt` (ISO 8601) is used for all lines, because the server does not store it. */
export function fromServerEntries(entries: readonly ServerCartEntry[], addedAt: string): CartLine[] {
  return entries.map((entry) => ({
    product_id: entry.product_id,
    product: {
      id: entry.product_id,
      name: entry.name,
      images: entry.image ? [entry.image] : [],
      price: entry.price,
      sale_price: null,
      variant_info:
        entry.variant_id === null
          ? null
          : { variant_id: entry.variant_id, color: entry.color, size: entry.size },
    },
    quantity: entry.quantity,
    price: entry.price,
    added_at: addedAt,
  }));
}

/** Returns whether two lines are the same product in the same variant. */
export function isSame(one: CartLine, other: CartLine): boolean {
  return one.product_id === other.product_id && variantOf(one) === variantOf(other);
}

/** Returns a change of this line, described in `words`. */
function toChange(kind: CartChange['kind'], line: CartLine, words: string): CartChange {
  return { kind, productId: line.product_id, variantId: variantOf(line), words };
}

function addUp(lines: readonly CartLine[], index: number, added: CartLine): Changed {
  const before = lines[index]!;
  const wanted = before.quantity + added.quantity;
  const quantity = Math.min(wanted, MOST_QUANTITY);
  const words = `You can order at most ${MOST_QUANTITY} pieces of ${added.product.name} in one order`;
  return {
    lines: lines.with(index, { ...before, product: added.product, price: added.price, quantity }),
    changes: quantity < wanted ? [toChange('capped', added, words)] : [],
  };
}

function isMeant(line: CartLine, { productId, variantId }: LineKey): boolean {
  return line.product_id === productId && (variantId === undefined || variantOf(line) === variantId);
}
