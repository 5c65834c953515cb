import { MOST_QUANTITY } from '#domain/cart/cart-limits.ts';
import type { QuoteCart, QuoteChange } from '#contract/pricing/cart-quote.ts';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { type Offer, offerKey, readOffers } from '#shop/catalogue/products/read-offers.ts';
import type { Reader } from '#shop/context.ts';
import { type UnpaidOrderSummary, findUnpaidOrders, listForSameProducts } from './unpaid-orders.ts';

/** An offer that the shop knows, with the pieces that were asked for and those that are available. */
export type MatchedLine = { offer: Offer; wanted: number; quantity: number };
export type Matched = {
  lines: MatchedLine[];
  changes: QuoteChange[];
  /** Every unpaid order of the customer. */
  unpaid: UnpaidOrderSummary[];
};

type Item = QuoteCart['items'][number];

/**
 * Returns the offers that the shop can make for the items of a cart, and describes in words every difference from what the shopper saw.
 * Pieces of these products that the shopper's own unpaid orders hold are available to them, because a new order replaces those orders.
 */
export async function matchOffers(
  reader: Reader,
  items: Item[],
  customerId: string | undefined,
): Promise<Matched> {
  const wanted = addUp(items);
  const products = wanted.map(toWanted);
  const [offers, unpaid] = await Promise.all([
    readOffers(reader, products),
    findUnpaidOrders(reader, customerId),
  ]);
  const own = countOwn(listForSameProducts(unpaid, products));
  const matched: Matched = { lines: [], changes: [], unpaid };
  for (const item of wanted) {
    const key = offerKey(toWanted(item));
    const found = offers.get(key);
    const offer = found && { ...found, stock: found.stock + (own.get(key) ?? 0) };
    if (!offer) {
      matched.changes.push(await explainMissing(reader, item));
      continue;
    }
    const quantity = Math.min(item.quantity, offer.stock, MOST_QUANTITY);
    matched.lines.push({ offer, wanted: item.quantity, quantity });
    matched.changes.push(...compare(item, offer, quantity));
  }
  return matched;
}

/** Counts the pieces that orders hold, by the key of their offer; pieces of a variant that is no longer sold do not count. */
function countOwn(orders: UnpaidOrderSummary[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, variantId, quantity, isOffered } of orders.flatMap((order) => order.pieces)) {
    const key = offerKey({ productId, variantId: variantId ?? undefined });
    if (isOffered) pieces.set(key, (pieces.get(key) ?? 0) + quantity);
  }
  return pieces;
}

/** Returns the name of an offer with its colour and size: `Warli Canvas (Indigo, A3)`. */
function nameOf({ name, color, size }: Offer): string {
  const choice = [color, size].filter(Boolean).join(', ');
  return choice ? `${name} (${choice})` : name;
}

function compare(item: Item, offer: Offer, quantity: number): QuoteChange[] {
  const name = nameOf(offer);
  const changes: QuoteChange[] = [];
  const seenPaise = item.price == null ? undefined : toPaise(item.price);
  if (seenPaise !== undefined && seenPaise !== offer.unitPricePaise) {
    const [before, now] = [seenPaise, offer.unitPricePaise].map((paise) =>
      formatRupees(paise, { decimals: 'auto' }),
    );
    changes.push(toChange('price', item, `The price of ${name} has changed: was ${before}, now ${now}`));
  }
  if (quantity === 0) changes.push(toChange('sold_out', item, `${name} is out of stock`));
  else if (quantity < item.quantity && quantity === offer.stock) {
    const words = `Only ${quantity} of ${name} left: the quantity was lowered from ${item.quantity}`;
    changes.push(toChange('lowered', item, words));
  } else if (quantity < item.quantity) {
    changes.push(
      toChange('lowered', item, `You can order at most ${MOST_QUANTITY} pieces of ${name} in one order`),
    );
  }
  return changes;
}

/** Explains a missing offer: the product is gone, or it comes in variants and the item names none. */
async function explainMissing({ db }: Reader, item: Item): Promise<QuoteChange> {
  const product = await db
    .selectFrom('products')
    .select(['name', 'has_variants', 'status'])
    .where('id', '=', item.product_id)
    .executeTakeFirst();
  if (product?.has_variants && product.status === 'live' && !item.variant_id) {
    return toChange('choose_variant', item, `Please choose a variant of ${product.name}`);
  }
  return toChange('unavailable', item, `${product?.name ?? 'This product'} is no longer available`);
}

function toChange(kind: QuoteChange['kind'], { product_id, variant_id }: Item, message: string): QuoteChange {
  return { kind, product_id, variant_id, message };
}

function toWanted({ product_id, variant_id }: Item) {
  return { productId: product_id, variantId: variant_id ?? undefined };
}

/** Merges items for the same offer, in the order they came. */
function addUp(items: Item[]): Item[] {
  const merged = new Map<string, Item>();
  for (const item of items) {
    const key = offerKey(toWanted(item));
    const known = merged.get(key);
    merged.set(key, known ? { ...known, quantity: known.quantity + item.quantity } : item);
  }
  return [...merged.values()];
}
