import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { onePiece } from '#test/scenes/exchanges.ts';
import { makeLinkedExchanges, openExchangeShop } from '#test/scenes/exchanges-by-link.ts';

// The preview shows how much of a refund staff hands back in cash, in rupees, and the refund then owes exactly that.

let shop: TestShop;
let owner: MadeStaff;
const { deliver, move, exchange, look, makeArrived, makePaid } = makeLinkedExchanges(
  () => shop,
  () => owner,
);
beforeAll(async () => {
  shop = await openExchangeShop();
  owner = await makeStaff(shop);
});
afterAll(() => shop.close());

/** Exchanges one lamp of 999 rupees for an idol of 1499, and the difference is paid in cash with the parcel. */
async function makePaidInCash(how: 'online' | 'cash') {
  const { first } = await makeArrived(how);
  const idol = await makeProduct(shop, { name: 'Ganesha', pricePaise: 1499_00, stock: 2 });
  const instead = [{ product_id: idol.id, quantity: 1 }];
  const { exchange: made } = await exchange(first.id, { items: onePiece(first), instead });
  await deliver(owner, made.id);
  await move(owner, made.id, 'cash');
  return look(made.id);
}

async function makePaidByLink(how: 'online' | 'cash') {
  const { order } = await makePaid(how);
  await deliver(owner, order.id);
  return look(order.id);
}

test.each([
  { how: 'online', rest: 'in cash', make: makePaidInCash, cash: 500, by: 'online' },
  { how: 'cash', rest: 'in cash', make: makePaidInCash, cash: 1499, by: 'cash' },
  { how: 'online', rest: 'by a link', make: makePaidByLink, cash: 0, by: 'online' },
  { how: 'cash', rest: 'by a link', make: makePaidByLink, cash: 999, by: 'online' },
] as const)(
  'the refund preview states the cash part of an exchange paid first $how, then $rest',
  async ({ how, make, cash, by }) => {
    const order = await make(how);
    const about = { shop, as: owner, params: { id: order.id }, body: { items: onePiece(order) } };
    expect(await callApi('POST /admin/orders/{id}/refund-preview', about)).toMatchObject({
      amount: 1499,
      cash,
      by,
    });
    expect((await move(owner, order.id, 'return', { reason: 'It came broken' })).status).toBe(200);
    expect((await look(order.id)).money.cash_owed).toBe(cash);
  },
);
