import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { MOST_OF_A_VISIT } from '#domain/analytics/visit.ts';
import { switchConsent } from '#shop/workflows/privacy/consents.ts';
import { type MadeCustomer, makeCustomer, makeProduct } from '#test/make.ts';
import { makeOrder } from '#test/make-order.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeVisitors, mela, phone } from '#test/visits.ts';

let shop: TestShop;
const { act, newSession, open, track } = makeVisitors(() => shop);

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const findVisit = (id: string) =>
  shop.db.selectFrom('visits').selectAll().where('id', '=', id).executeTakeFirst();
const listActions = (id: string) =>
  shop.db.selectFrom('actions').selectAll().where('visit_id', '=', id).orderBy('id').execute();

test('a visit records its campaign fields, its referrer without query, and its landing page', async () => {
  const id = newSession();
  const first = await open(id, '/category/lighting?q=secret', {
    ...mela,
    referrer: 'https://www.blog.example/diyas?user=7',
  });
  expect(first).toEqual({ status: 202, body: { received: true } });
  await open(id, '/search?q=meera@example.com');
  await open(id, '/order-confirmation/ord_01');
  expect(await findVisit(id)).toMatchObject({
    ...mela,
    landing_page: '/category/lighting',
    referrer: 'https://www.blog.example/diyas',
    referrer_host: 'blog.example',
    pages: 3,
    customer_id: null,
  });
  const views = await shop.db.selectFrom('page_views').select('page').where('visit_id', '=', id).execute();
  expect(views.map(({ page }) => page).toSorted()).toEqual([
    '/category/lighting',
    '/order-confirmation',
    '/search',
  ]);
});

test('an action recorded before its page view does not hide where the visit came from', async () => {
  const id = newSession();
  await act(id, 'view_product');
  await open(id, '/products/prd_1', mela);
  expect(await findVisit(id)).toMatchObject({
    ...mela,
    landing_page: '/products/prd_1',
    pages: 1,
    actions: 1,
  });
});

test('the visitor’s identity comes from the session, never from the body', async () => {
  const [meera, ravi] = [await makeCustomer(shop), await makeCustomer(shop, { name: 'Ravi Verma' })];
  const [hers, nobodys] = [newSession(), newSession()];
  await switchConsent(meera.ctx, 'analytics', { given: true, channel: 'profile' });
  await open(hers, '/', { user_id: ravi.customerId }, meera.headers);
  await act(hers, 'search', { user_id: ravi.customerId, metadata: { query: 'Diya' } }, meera.headers);
  await open(nobodys, '/', { user_id: meera.customerId });
  expect((await findVisit(hers))?.customer_id).toBe(meera.customerId);
  expect((await listActions(hers))[0]).toMatchObject({
    customer_id: meera.customerId,
    metadata: { query: 'diya' },
  });
  expect((await findVisit(nobodys))?.customer_id).toBeNull();
});

test('an action records its details, with the value to the paisa', async () => {
  const id = newSession();
  const { id: productId } = await makeProduct(shop);
  const metadata = {
    product_id: productId,
    quantity: 2,
    price: 599.95,
    name: 'Brass Diya \ud800',
    category: 'lighting',
  };
  await act(id, 'add_to_cart', { product_id: productId, category: 'lighting', value: 1199.9, metadata });
  expect(await listActions(id)).toMatchObject([
    {
      action: 'add_to_cart',
      product_id: productId,
      category: 'lighting',
      value_paise: 1199_90,
      metadata: { ...metadata, name: 'Brass Diya \ufffd' },
    },
  ]);
});

test('a purchase counts once per order, and only for the customer’s own order', async () => {
  const [meera, ravi] = [await makeCustomer(shop), await makeCustomer(shop, { name: 'Ravi Verma' })];
  const { id: productId } = await makeProduct(shop);
  const order = await makeOrder(shop, { customerId: meera.customerId, productId });
  const id = newSession();
  const buy = (as: Partial<MadeCustomer>, order_id: string) =>
    act(id, 'purchase', { value: 1150, metadata: { order_id } }, as.headers ?? {});
  await buy({}, order.id);
  await buy(ravi, order.id);
  await buy(meera, 'ord_unknown');
  expect(await listActions(id)).toEqual([]);
  expect(await findVisit(id)).toBeUndefined();
  await Promise.all([buy(meera, order.id), buy(meera, order.id), buy(meera, order.id)]);
  expect(await listActions(id)).toMatchObject([
    { action: 'purchase', order_id: order.id, value_paise: 1150_00 },
  ]);
});

test.each([
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
])('a visit with %s is accepted and not counted', async (_, headers) => {
  const id = newSession();
  expect((await open(id, '/', {}, headers)).status).toBe(202);
  expect((await act(id, 'view_category', {}, headers)).status).toBe(202);
  expect(await findVisit(id)).toBeUndefined();
});

test('bots are not counted, unless limits are lifted for the programs that test the shop', async () => {
  const limited = await openShop({ limits: true });
  onTestFinished(limited.close);
  const come = async ({ app, db }: TestShop, userAgent: string) => {
    const id = newSession();
    const answer = await app.request('/api/v1/analytics/track/visit', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ page: '/', session_id: id }),
    });
    expect(answer.status).toBe(202);
    return (await db.selectFrom('visits').where('id', '=', id).selectAll().execute()).length;
  };
  const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const headless =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/153.0.0.0 Safari/537.36';
  expect([
    await come(limited, robot),
    await come(limited, headless),
    await come(limited, phone['user-agent']),
  ]).toEqual([0, 0, 1]);
  expect([await come(shop, robot), await come(shop, headless)]).toEqual([1, 1]);
});

test.each([
  ['visit', { page: '/' }, 'session_id'],
  ['visit', { page: '', session_id: 'abcdefgh' }, 'page'],
  ['visit', { page: '/', session_id: 'a b' }, 'session_id'],
  ['action', { page: '/', session_id: 'abcdefgh', action: 'page_view' }, 'action'],
  ['action', { page: '/', session_id: 'abcdefgh', action: 'search', value: -1 }, 'value'],
] as const)('a %s of %o is refused with an error for %s', async (what, body, field) => {
  const answer = await track(what, body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
});

test('a visit with very many pages stops counting', async () => {
  const id = newSession();
  await open(id, '/');
  await shop.db
    .updateTable('visits')
    .set({ pages: MOST_OF_A_VISIT, actions: MOST_OF_A_VISIT })
    .where('id', '=', id)
    .execute();
  expect((await open(id, '/cart')).status).toBe(202);
  expect((await act(id, 'search')).status).toBe(202);
  expect(await findVisit(id)).toMatchObject({ pages: MOST_OF_A_VISIT, actions: MOST_OF_A_VISIT });
  expect(await listActions(id)).toEqual([]);
});
