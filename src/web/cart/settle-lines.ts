import { type CartLine, variantOf } from '#domain/cart/cart.ts';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';

export type QuotedLine = QuoteCartAnswer['lines'][number];
/** Messages about lines, by the key of the line. */
export type Notes = Record<string, string[]>;

/** Returns one string that identifies a product or variant in the cart. */
export function toLineKey(line: CartLine): string {
  return joinKey(line.product_id, variantOf(line));
}

/** Returns the server's quote of a line; undefined until it arrives, and for products that the server does not know. */
export function findQuoted(quote: QuoteCartAnswer | undefined, line: CartLine): QuotedLine | undefined {
  const key = toLineKey(line);
  return quote?.lines.find((each) => joinKey(each.product_id, each.variant_id) === key);
}

/** Groups the messages about changes by line. */
export function listNotes({ changes }: Pick<QuoteCartAnswer, 'changes'>): Notes {
  const notes: Notes = {};
  for (const { product_id, variant_id, message } of changes) {
    const key = joinKey(product_id, variant_id);
    notes[key] = [...(notes[key] ?? []), message];
  }
  return notes;
}

/**
 * Returns the stored lines with the server's prices, and quantities limited to the available pieces. A sold-out line keeps its quantity.
 */
export function settleLines(lines: readonly CartLine[], quote: QuoteCartAnswer): CartLine[] {
  return lines.map((line) => {
    const quoted = findQuoted(quote, line);
    if (!quoted) return line;
    const quantity = quoted.quantity > 0 ? Math.min(line.quantity, quoted.quantity) : line.quantity;
    if (quantity === line.quantity && quoted.price === line.price) return line;
    const isPriced = quoted.price === line.price;
    const product = isPriced ? line.product : { ...line.product, price: quoted.price, sale_price: null };
    return { ...line, quantity, price: quoted.price, product };
  });
}

/**
 * Returns the lines that cannot be bought now: sold out, deleted, or without the variant they need. It returns none while there is no
 * quote.
 */
export function listBlocked(lines: readonly CartLine[], quote: QuoteCartAnswer | undefined): CartLine[] {
  if (!quote) return [];
  const isAsked = (line: CartLine) =>
    findQuoted(quote, line) ||
    quote.changes.some((change) => joinKey(change.product_id, change.variant_id) === toLineKey(line));
  return lines.filter((line) => isAsked(line) && (findQuoted(quote, line)?.quantity ?? 0) === 0);
}

function joinKey(productId: string, variantId: string | null): string {
  return `${productId}/${variantId ?? ''}`;
}
