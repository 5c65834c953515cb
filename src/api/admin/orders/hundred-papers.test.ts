import { getDocumentProxy } from 'unpdf';
import { expect, onTestFinished, test } from 'vitest';
import { buy, post, toOrderBody } from '#test/buy.ts';
import { allowManyCodOrders, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { openShop } from '#test/open-shop.ts';

const count = 100;

test(
  'pick list, slips, labels and invoices of a hundred orders are one file',
  { timeout: 60_000 },
  async () => {
    const shop = await openShop();
    onTestFinished(shop.close);
    const packer = await makeStaff(shop, 'packer');
    const { id: productId } = await makeProduct(shop, { name: 'Brass Diya', stock: count });
    await allowManyCodOrders(shop);
    const customer = await makeCustomer(shop);
    const orders: string[] = [];
    while (orders.length < count) orders.push((await buy(shop, customer, toOrderBody({ productId }))).id);
    const kinds = ['pick_list', 'packing_slip', 'label', 'invoice'];
    const response = await post(shop, '/admin/documents', {
      as: packer,
      body: { kinds, orders, paper: 'a4' },
    });
    const file = new Uint8Array(await response.arrayBuffer());
    // The list takes at least one page, four labels share one page, and each slip and invoice has its own page.
    const { numPages } = await getDocumentProxy(file);
    expect(numPages).toBeGreaterThanOrEqual(1 + count + count / 4 + count);
  },
);

test('invoices of orders that have none yet are refused with a sentence, not sent as a file without pages', async () => {
  const shop = await openShop();
  onTestFinished(shop.close);
  const packer = await makeStaff(shop, 'packer');
  const { id: productId } = await makeProduct(shop);
  const order = toOrderBody({ productId }, { paymentMethod: 'razorpay' });
  const { id } = await buy(shop, await makeCustomer(shop), order);
  const print = (kinds: string[]) =>
    post(shop, '/admin/documents', { as: packer, body: { kinds, orders: [id] } });
  const refused = await print(['invoice']);
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { code: 'invoice.none', error: 'These orders have no invoices yet. Each gets one when it is confirmed.' },
  ]);
  expect((await print(['packing_slip', 'invoice'])).status).toBe(200);
});
