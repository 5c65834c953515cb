import { makeAwb } from '#test/order-moves.ts';
import type { CreditWish } from '#domain/invoice/credit.ts';
import { isShopError } from '#domain/error.ts';
import type { Uqc } from '#domain/tax/gst.ts';
import { returnToOrigin } from '#shop/workflows/cancel-and-return/return-to-origin.ts';
import { inTransaction } from '#shop/context.ts';
import { issueCreditNote } from '#shop/invoices/issue-credit-note.ts';
import { planCreditNote } from '#shop/invoices/plan-credit-note.ts';
import { shipOrder } from '#shop/orders/fulfilment/ship-order.ts';
import { takeStock } from '#shop/stock/take-stock.ts';
import type { TestShop } from '#test/open-shop.ts';
import { makeBooks } from '#test/scorecard/money/money-oracle/book-carts.ts';
import { type Dice, makeCarts, makeDice } from '#test/scorecard/money/money-oracle/make-carts.ts';

const firstMs = Date.parse('2026-10-28T06:00:00Z');
const lastMs = Date.parse('2026-12-04T06:00:00Z');
/** The last second of October and the first of November, and those of the next month, in India. */
const borders = [
  '2026-10-31T18:29:59Z',
  '2026-10-31T18:30:00Z',
  '2026-11-30T18:29:59Z',
  '2026-11-30T18:30:00Z',
];

const nature: { hsn: string; uqc: Uqc }[] = [
  { hsn: '63049260', uqc: 'NOS' },
  { hsn: '63049260', uqc: 'SET' },
  { hsn: '69120040', uqc: 'PRS' },
  { hsn: '94036000', uqc: 'NOS' },
  { hsn: '83062910', uqc: 'PCS' },
];
const gstins = ['27AAPFU0939F1ZV', '09AAACH7409R1ZZ', undefined, undefined];

/**
 * Sells on the days around a month, within the State and to others, to people and to firms, at every rate. Pieces are returned, prices are
 * reduced, cash parcels come back undelivered and whole orders are cancelled, some in a later month than they were sold. Returns the number
 * of credit notes. The same seed makes the same sales.
 */
export async function sellMonths(
  shop: TestShop,
  { orders, seed }: { orders: number; seed: number },
): Promise<number> {
  const dice = makeDice(seed);
  const books = await makeBooks(shop, { stock: 1_000_000 });
  const sold: string[] = [];
  let notes = 0;
  const moments = Array.from({ length: orders - borders.length }, () => dice.whole(firstMs, lastMs));
  const days = [...moments, ...borders.map((border) => Date.parse(border))].toSorted((a, b) => a - b);
  for (const made of makeCarts(orders, seed)) {
    shop.clock.set(new Date(days[made.cart.cart - 1]!).toISOString());
    made.cart.home = 'UP';
    sold.push(await books.write(made, { gstin: dice.pick(gstins), nature: () => dice.pick(nature) }));
    const back = dice.pick([returnAll, returnAll, comeBack]);
    if (dice.whole(1, 2) === 1 && (await back(shop, dice.pick(sold), dice))) notes += 1;
  }
  return notes;
}

const refusal = { reason: 'Refused at the door', restock: false, delivered_by_mistake: false };

/** Ships a cash parcel that comes back undelivered; returns false if there is none, or if none of it can be credited any more. */
async function comeBack(shop: TestShop, orderId: string): Promise<boolean> {
  const order = await shop.db
    .selectFrom('orders as o')
    .innerJoin('invoices as i', 'i.order_id', 'o.id')
    .select('o.id')
    .where('o.id', '=', orderId)
    .where('o.status', '=', 'processing')
    .where('o.payment_method', '=', 'cod')
    .where('i.document_type', '<>', 'credit_note')
    .where('i.status', '<>', 'canceled')
    .executeTakeFirst();
  if (!order) return false;
  const system = shop.as({ kind: 'system' });
  await inTransaction(system, async (tx) => {
    const pieces = await tx.db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', orderId)
      .execute();
    await takeStock(
      tx,
      orderId,
      pieces.map(({ product_id: productId, name, quantity }) => ({ productId, name, quantity })),
    );
  });
  await shipOrder(system, orderId, { courier: 'bluedart', tracking_number: makeAwb() });
  try {
    await returnToOrigin(system, orderId, refusal);
    return true;
  } catch (error) {
    if (isShopError(error, 'credit.too_much')) return false;
    throw error;
  }
}

/** Returns a part of an order, or all that is left of it; false if nothing is left, or too little to credit. */
async function returnAll(shop: TestShop, orderId: string, dice: Dice): Promise<boolean> {
  const lines = await shop.db
    .selectFrom('order_lines')
    .select(['id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const { id: lineId, quantity } = dice.pick(lines);
  const wish = dice.pick<CreditWish>([
    { kind: 'everything' },
    { kind: 'pieces', pieces: [{ lineId, quantity: dice.whole(1, quantity) }] },
    { kind: 'pieces', pieces: [{ lineId, quantity: 1 }], withCharges: true },
    { kind: 'amount', amountPaise: dice.whole(1, 50_000) },
    { kind: 'amount', amountPaise: dice.whole(1, 2_000), lineIds: [lineId] },
  ]);
  try {
    return await inTransaction(shop.ctx, async (tx) => {
      const plan = await planCreditNote(tx, orderId, wish);
      if (!plan) return false;
      await issueCreditNote(tx, plan, { reason: 'The oracle asks', restock: false });
      return true;
    });
  } catch (error) {
    if (isShopError(error, 'credit.too_much')) return false;
    throw error;
  }
}
