import { expect } from 'vitest';
import { toPaise } from '#domain/money/money.ts';
import type { openBank } from '../program/mortal-shop.ts';
import * as shopping from '../support/shopper.ts';

/** Returns the only order of a shopper; fails if there is none or another one. */
export async function isOneOrder(shopper: shopping.Shopper) {
  const [order, ...others] = await (await shopping.toApiBuyer(shopper)).orders();
  expect(others).toEqual([]);
  return order!;
}

/** Returns the only order of a shopper; fails unless shop and sandbox have exactly one captured payment and one invoice of it. */
export async function isPaidOnce(
  shopper: shopping.Shopper,
  { bank, failed }: { bank: ReturnType<typeof openBank>; failed?: number },
) {
  const buyer = await shopping.toApiBuyer(shopper);
  await expect.poll(async () => (await isOneOrder(shopper)).payment.status).toBe('completed');
  const order = await isOneOrder(shopper);
  expect(order.status).toBe('processing');
  const opened = await bank.findOrderByReceipt(order.id);
  const payments = await bank.listPayments(opened!.id);
  const captured = payments.filter(({ status }) => status === 'captured');
  expect(captured.map(({ id, amount }) => ({ id, amount }))).toEqual([
    { id: order.payment.transaction_id, amount: toPaise(order.totals.total) },
  ]);
  if (failed !== undefined) expect(payments).toHaveLength(1 + failed);
  expect((await buyer.invoices()).map(({ order_id }) => order_id)).toEqual([order.id]);
  return order;
}
