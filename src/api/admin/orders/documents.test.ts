import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { saveSettings } from '#shop/content/save-settings.ts';
import { callApi } from '#test/call-api.ts';
import { bookOne, connectCourier, steerCouriers } from '#test/couriers.ts';
import { buy, buyOnline, post, toOrderBody } from '#test/buy.ts';
import {
  type MadeProduct,
  type MadeStaff,
  allowManyCodOrders,
  makeCustomer,
  makeProduct,
  makeStaff,
} from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let packer: MadeStaff;
let diya: MadeProduct;
let bell: MadeProduct;
let cod: OrderJson;
let paid: OrderJson;
beforeAll(async () => {
  shop = await openShop();
  packer = await makeStaff(shop, 'packer');
  bell = await makeProduct(shop, { name: 'Temple Bell', stock: 20 });
  diya = await makeProduct(shop, { name: 'Brass Diya', stock: 20 });
  await allowManyCodOrders(shop);
  const pieces = [
    { productId: diya.id, quantity: 2 },
    { productId: bell.id, quantity: 1 },
  ];
  cod = await buy(shop, await makeCustomer(shop), toOrderBody(pieces));
  ({ order: paid } = await buyOnline(shop, await makeCustomer(shop), toOrderBody({ productId: diya.id })));
  await post(shop, `/admin/orders/${cod.id}/shipment`, {
    as: packer,
    body: { courier: 'delhivery', tracking_number: '12345678901' },
  });
});
afterAll(() => shop.close());

const readOrder = async (id: string) =>
  (await callApi('GET /admin/orders/{id}', { shop, as: packer, params: { id } })).order;

type Page = { width: number; height: number; text: string };

async function print(body: object): Promise<Page[]> {
  const response = await post(shop, '/admin/documents', { as: packer, body });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(pdf);
  return Promise.all(
    text.map(async (words, index) => {
      const [, , width, height] = (await pdf.getPage(index + 1)).view as [number, number, number, number];
      return {
        width: Math.round(width),
        height: Math.round(height),
        text: words.replaceAll(/\s+/g, ' ').replaceAll('- ', '-'),
      };
    }),
  );
}

test('the pick list names each SKU once, with all pieces and the orders that they are for', async () => {
  const [page, ...more] = await print({ kinds: ['pick_list'], orders: [cod.id, paid.id] });
  expect(more).toEqual([]);
  expect(page!.text).toContain('2 orders · 4 pieces');
  expect(page!.text).toMatch(
    new RegExp(`${diya.sku} Brass Diya 3 ${cod.order_number} \\(2\\) ${paid.order_number}`),
  );
  expect(page!.text.split(diya.sku)).toHaveLength(2);
});

test('the pick list is sorted by shelf, and an order to be packed shows where its pieces are', async () => {
  const noted = await shop.app.request(`/api/v1/admin/stock/${bell.id}`, {
    method: 'PATCH',
    headers: packer.headers,
    body: JSON.stringify({ location: 'A-2', version: 0 }),
  });
  expect(noted.status).toBe(200);
  expect((await readOrder(cod.id)).locations).toEqual({ [bell.sku]: 'A-2' });
  const [page] = await print({ kinds: ['pick_list'], orders: [cod.id, paid.id] });
  expect(page!.text.indexOf(`A-2 ${bell.sku} Temple Bell`)).toBeGreaterThan(0);
  expect(page!.text.indexOf(bell.sku)).toBeLessThan(page!.text.indexOf(diya.sku));
});

test('each variant is fetched from its own shelf, and one without from that of its product', async () => {
  const colours = [{ color: 'Indigo' }, { color: 'Madder' }, { color: 'Ochre' }];
  const scarf = await makeProduct(shop, { name: 'Scarf', variants: colours });
  const [indigo, madder, ochre] = scarf.variantIds as [string, string, string];
  const note = (body: { variant_id?: string; location: string }) =>
    callApi('PATCH /admin/stock/{id}', {
      shop,
      as: packer,
      params: { id: scarf.id },
      body: { version: 0, ...body },
    });
  await note({ variant_id: indigo, location: 'C-10' });
  await note({ variant_id: madder, location: 'C-9' });
  await note({ location: 'D-1' });
  const pieces = [ochre, indigo, madder].map((variantId) => ({
    productId: scarf.id,
    variantId,
    quantity: 1,
  }));
  const order = await buy(shop, await makeCustomer(shop), toOrderBody(pieces));
  const skuOf = (id: string) => order.items.find(({ variant_id }) => variant_id === id)!.sku;
  expect((await readOrder(order.id)).locations).toEqual({
    [skuOf(indigo)]: 'C-10',
    [skuOf(madder)]: 'C-9',
    [skuOf(ochre)]: 'D-1',
  });
  const [page] = await print({ kinds: ['pick_list'], orders: [order.id] });
  expect(page!.text).toContain('· 1 order ·');
  const places = ['C-9', 'C-10', 'D-1'].map((each) => page!.text.indexOf(each));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
});

test('a label shows the amount to collect, the address, the tracking number and the order number', async () => {
  const pages = await print({ kinds: ['label'], orders: [cod.id, paid.id], paper: '4x6' });
  expect(pages.map(({ width, height }) => [width, height])).toEqual([
    [288, 432],
    [288, 432],
  ]);
  const [first, second] = pages;
  const amount = cod.totals.total.toLocaleString('en-IN');
  for (const said of [
    `COD ₹${amount}`,
    'Meera Kumari',
    '12 Hazratganj',
    'Lucknow 226001',
    '+91 98765 43210',
    '12345678901',
    cod.order_number,
    'From Kashi Crafts, 4 Thatheri Bazaar',
  ])
    expect(first!.text).toContain(said);
  expect(second!.text).toContain('PREPAID');
  expect(second!.text).not.toContain('COD');
});

test('four labels fit on A4, the fifth begins a page, and A6 labels have a page each', async () => {
  const orders = [cod.id, paid.id, cod.id, paid.id, cod.id];
  const four = await print({ kinds: ['label'], orders, paper: 'a4' });
  expect(four.map(({ width, height }) => [width, height])).toEqual([
    [595, 842],
    [595, 842],
  ]);
  expect(four[0]!.text.split('Deliver to')).toHaveLength(5);
  expect(await print({ kinds: ['label'], orders, paper: 'a6' })).toHaveLength(5);
});

test('a packing slip shows prices, a gift slip none', async () => {
  const [slip] = await print({ kinds: ['packing_slip'], orders: [cod.id] });
  expect(slip!.text).toContain('₹2,400');
  expect(slip!.text).toContain('2 × Brass Diya');
  const [gift] = await print({ kinds: ['packing_slip'], orders: [cod.id], gift: true });
  expect(gift!.text).toContain('2 × Brass Diya');
  expect(gift!.text).not.toMatch(/₹|Total|Paid|cash/);
});

test('the slip of an order partly credited before packing shows the price of what is in the parcel', async () => {
  const pieces = { productId: diya.id, quantity: 2 };
  const { order } = await buyOnline(shop, await makeCustomer(shop), toOrderBody(pieces));
  const refunded = await post(shop, `/admin/orders/${order.id}/refund`, {
    as: await makeStaff(shop),
    key: 'refund-before-packing',
    body: { reason: 'One is enough', items: [{ item_id: order.items[0]!.id, quantity: 1 }] },
  });
  expect(refunded.status).toBe(200);
  const [slip] = await print({ kinds: ['packing_slip'], orders: [order.id] });
  expect(slip!.text).toContain('1 × Brass Diya');
  expect(slip!.text).toContain('Delivery, charges and discounts ₹40.00 Total ₹1,240.00 Paid');
});

test('the slip of a gift order automatically shows the gift message and no prices', async () => {
  await saveSettings(shop.as({ kind: 'system' }), {
    shipping: { giftWrapOffered: true, giftWrapPaise: 49_00 },
  });
  await shop.changes.settle();
  const gift = { message: 'Happy Diwali, Nani' };
  const body = toOrderBody({ productId: diya.id }, { gift, notes: 'Ring twice' });
  const { id } = await buy(shop, await makeCustomer(shop), body);
  const [slip] = await print({ kinds: ['packing_slip'], orders: [id] });
  expect(slip!.text).toContain('A gift for you');
  expect(slip!.text).toContain('Happy Diwali, Nani');
  expect(slip!.text).not.toMatch(/₹|Total|Paid|cash|Ring twice/);
});

test('all documents for several orders are one file, grouped by kind; invoices keep their own page numbers', async () => {
  const kinds = ['pick_list', 'packing_slip', 'label', 'invoice'];
  const pages = await print({ kinds, orders: [cod.id, paid.id], paper: 'a6' });
  expect(pages.map(({ text }) => /Pick list|Packing slip|Deliver to|Tax Invoice/.exec(text)?.[0])).toEqual([
    'Pick list',
    'Packing slip',
    'Packing slip',
    'Deliver to',
    'Deliver to',
    'Tax Invoice',
    'Tax Invoice',
  ]);
  expect(pages.at(-1)!.text).toContain('Page 1 of 1');
});

test('a booked parcel is printed with its courier’s label, in the same file as the other documents', async () => {
  await connectCourier(shop);
  const { id, awb } = await bookOne(shop, { productId: diya.id, by: packer });
  const order = await readOrder(id);
  const kinds = ['packing_slip', 'label', 'invoice'];
  const pages = await print({ kinds, orders: [id, paid.id], paper: 'a6' });
  expect(
    pages.map(({ text }) => /Packing slip|Deliver to|SANDBOX COURIER|Tax Invoice/.exec(text)?.[0]),
  ).toEqual(['Packing slip', 'Packing slip', 'Deliver to', 'SANDBOX COURIER', 'Tax Invoice', 'Tax Invoice']);
  expect(pages[2]!.text).toContain(paid.order_number);
  expect(pages[3]).toMatchObject({ width: 288, height: 432, text: expect.stringContaining(awb) });
  const [alone, ...more] = await print({ kinds: ['label'], orders: [id] });
  expect([alone!.text, more]).toEqual([expect.stringContaining(`Order ${order.order_number}`), []]);

  const late = await bookOne(shop, { productId: diya.id, by: packer });
  await steerCouriers(shop, { failNext: [{ call: 'label', fault: 'late' }] });
  const refused = await post(shop, '/admin/documents', {
    as: packer,
    body: { kinds: ['label'], orders: [late.id] },
  });
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { code: 'label.not_ready', error: expect.stringContaining((await readOrder(late.id)).order_number) },
  ]);
});

test('an unknown order, or an empty selection, prints nothing', async () => {
  const missing = await post(shop, '/admin/documents', {
    as: packer,
    body: { kinds: ['label'], orders: ['ord_x'] },
  });
  expect(missing.status).toBe(404);
  const none = await post(shop, '/admin/documents', { as: packer, body: { kinds: ['label'], orders: [] } });
  expect(await none.json()).toMatchObject({ fields: { orders: 'Please select at least one order' } });
});
