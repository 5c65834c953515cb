import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { dayMs } from '#domain/durations.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { callApi } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import { buy, post, toOrderBody, tryToBuy } from '#test/buy.ts';
import { type MadeCustomer, type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let productId: string;
let owner: MadeStaff;
let parcels = 0;
beforeAll(async () => {
  shop = await openShop();
  productId = (await makeProduct(shop, { stock: 100 })).id;
});
beforeEach(async () => {
  owner = await makeStaff(shop);
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

/** Makes a parcel to PIN code 226001 that its customer refused at the door. */
async function refuseParcel(as: MadeCustomer): Promise<void> {
  const { id } = await buy(shop, as, toOrderBody({ productId }, { notes: `Parcel ${(parcels += 1)}` }));
  for (const [step, body] of [
    ['packing', {}],
    ['shipment', { courier: 'delhivery', tracking_number: '12345678901' }],
    ['return-to-origin', { reason: 'Refused at the door', restock: true }],
  ] as const) {
    expect((await post(shop, `/admin/orders/${id}/${step}`, { as: owner, body })).status).toBe(200);
  }
}

async function quoteCod(as: MadeCustomer): Promise<QuoteCartAnswer['cod']> {
  const body = { items: [{ product_id: productId, quantity: 1 }], postal_code: '226001' };
  return (await callApi('POST /cart/quote', { shop, as, body })).cod;
}

test('a customer who refused two parcels within a year is refused cash on delivery', async () => {
  const buyer = await makeCustomer(shop);
  await refuseParcel(buyer);
  expect(await quoteCod(buyer)).toEqual({ offered: true });
  await refuseParcel(buyer);
  const reason = 'Cash on delivery is not available to you because earlier parcels were not accepted.';
  expect(await quoteCod(buyer)).toEqual({ offered: false, reason });
  expect(await tryToBuy(shop, buyer, toOrderBody({ productId }))).toMatchObject({
    code: 'cod.not_offered',
    error: reason,
  });
  shop.clock.advance(366 * dayMs);
  expect(await quoteCod(buyer)).toEqual({ offered: true });
});

test('cash on delivery ends for a PIN code where more parcels were refused than the owner accepts', async () => {
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    writeSettings(tx, { cod: { mostRefusalsInPin: 2 } }),
  );
  const buyer = await makeCustomer(shop);
  for (let count = 0; count < 3; count += 1) {
    expect(await quoteCod(buyer)).toEqual({ offered: true });
    await refuseParcel(await makeCustomer(shop));
  }
  const reason = 'Cash on delivery is not available in PIN code 226001.';
  expect(await quoteCod(buyer)).toEqual({ offered: false, reason });
});
