import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAddress } from '#shop/customers/addresses/save-address.ts';
import { type MadeCustomer, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { SaveAddress } from '#contract/customer/address.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const json = { 'content-type': 'application/json' };
const call = async (
  method: string,
  path: string,
  { body, headers = json }: { body?: unknown; headers?: object } = {},
) => {
  const init = {
    method,
    headers: headers as Record<string, string>,
    body: body === undefined ? undefined : JSON.stringify(body),
  };
  const response = await shop.app.request(`/api/v1${path}`, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
};
const address = {
  type: 'work',
  line1: '12 Hazratganj',
  city: 'Lucknow',
  state: 'Uttar Pradesh',
  postal_code: '226001',
  phone: '9876543210',
};

test.each<[string, string, object?]>([
  ['GET', '/profile'],
  ['PUT', '/profile', { cart: [] }],
  ['PUT', '/mobile/profile', { name: 'Asha' }],
  ['GET', '/profile/addresses'],
  ['POST', '/profile/addresses', address],
  ['PUT', '/profile/addresses/adr_1', address],
  ['DELETE', '/profile/addresses/adr_1'],
  ['GET', '/profile/sessions'],
  ['DELETE', '/profile/sessions'],
  ['DELETE', '/profile/sessions/ses_1'],
  ['POST', '/stock-requests', { product_id: 'prd_1' }],
  ['GET', '/tickets'],
  ['POST', '/auth/refresh'],
])('%s %s needs a login', async (method, path, body) => {
  const nobody = await call(method, path, { body });
  expect(nobody).toMatchObject({
    status: 401,
    body: { error: 'Authentication required', code: 'session.required' },
  });
  expect(nobody.headers.get('cache-control')).toBe('no-store');
  const forged = { ...json, authorization: `Bearer ${'A'.repeat(43)}` };
  expect((await call(method, path, { body, headers: forged })).status).toBe(401);
});

const tooMany = Array.from({ length: 51 }, (_, index) => ({ product_id: `prd_${index}`, quantity: 1 }));
test.each([
  ['PUT', '/profile', {}, ''],
  ['PUT', '/profile', { cart: [], wishlist: [] }, ''],
  ['PUT', '/profile', { cart: [{ product_id: 'prd_1', quantity: 0 }] }, 'cart.0.quantity'],
  ['PUT', '/profile', { cart: [{ product_id: 'prd_1', quantity: 1.5 }] }, 'cart.0.quantity'],
  ['PUT', '/profile', { cart: [{ product_id: 'prd_1', quantity: 1e9 }] }, 'cart.0.quantity'],
  ['PUT', '/profile', { cart: tooMany }, 'cart'],
  ['PUT', '/profile', { email: 'not an address' }, 'email'],
  ['PUT', '/profile', { profile: { first_name: 'A' } }, 'profile.first_name'],
  ['PUT', '/profile', { addresses: [{ ...address, postal_code: '012345' }] }, 'addresses.0.postal_code'],
  ['PUT', '/mobile/profile', { name: '  ' }, 'name'],
  ['POST', '/profile/addresses', { ...address, state: 'Atlantis' }, 'state'],
  ['POST', '/profile/addresses', { ...address, line1: '' }, 'line1'],
  ['POST', '/stock-requests', { product_id: 'prd_1', quantity: 0 }, 'quantity'],
  ['POST', '/cart/quote', { items: [{ product_id: 'prd_1', quantity: -1 }] }, 'items.0.quantity'],
  ['POST', '/cart/quote', { items: [], state: 'Atlantis' }, 'state'],
  ['POST', '/cart/quote', { items: tooMany }, 'items'],
  ['POST', '/newsletter/subscriptions', { email: 'nobody' }, 'email'],
  ['POST', '/contact', { name: 'A', email: 'a@example.com', subject: 'Hello', message: 'too short' }, 'name'],
  ['POST', '/auth/send-otp', { mobile_number: '5876543210' }, 'mobile_number'],
  ['POST', '/auth/verify-otp', { mobile_number: '9876543210', otp: '12345' }, 'otp'],
  ['POST', '/auth/mobile/send-otp', { mobile_number: '9876543210', country_code: '7' }, 'country_code'],
  [
    'POST',
    '/auth/mobile/verify-otp',
    { mobile_number: '9876543210', otp: '123456', purpose: 'either' },
    'purpose',
  ],
  ['POST', '/auth/register', { name: 'Asha', email: 'a@example.com', password: 'short' }, 'password'],
  ['POST', '/auth/login', { email: 'a@example.com' }, 'password'],
])('%s %s refuses %j with an error for its field', async (method, path, body, field) => {
  const { headers } = await makeCustomer(shop);
  const answer = await call(method, path, { body, headers });
  expect(answer.status).toBe(422);
  expect(answer.body.error).toMatch(/[A-Z].{5,}/);
  expect(Object.keys(answer.body.fields)).toContain(field);
});

test('a body that is not JSON is refused with 400', async () => {
  const { headers } = await makeCustomer(shop);
  const response = await shop.app.request('/api/v1/profile', { method: 'PUT', headers, body: '{"cart": [' });
  expect(response.status).toBe(400);
});

test('another customer’s address or session gets the same response as a missing one', async () => {
  const [mine, other] = [await makeCustomer(shop), await makeCustomer(shop)];
  const foreign = await addAddress(other.ctx, SaveAddress.parse(address));
  const answerTo = async (id: string) => {
    const put = await call('PUT', `/profile/addresses/${id}`, { body: address, headers: mine.headers });
    const remove = await call('DELETE', `/profile/addresses/${id}`, { headers: mine.headers });
    return [put, remove].map(({ status, body: { error, code } }) => ({ status, error, code }));
  };
  expect(await answerTo(foreign.id)).toEqual(await answerTo('adr_nothing'));
  const session = async (id: string) =>
    (await call('DELETE', `/profile/sessions/${id}`, { headers: mine.headers })).status;
  expect([await session(other.sessionId), await session('ses_nothing')]).toEqual([404, 404]);
});

test('forged identity, role and version fields in a body have no effect', async () => {
  const [mine, other] = [await makeCustomer(shop), await makeCustomer(shop)];
  const forged = {
    user_id: other.customerId,
    customer_id: other.customerId,
    id: other.customerId,
    role: 'owner',
    cart_version: 99,
  };
  await call('PUT', '/profile', { headers: mine.headers, body: { email: 'mine@example.com', ...forged } });
  const added = await call('POST', '/profile/addresses', {
    headers: mine.headers,
    body: { ...address, ...forged },
  });
  expect(added).toMatchObject({
    status: 201,
    body: { address: { is_default: true, state: 'Uttar Pradesh', state_code: 'UP' } },
  });
  const profileOf = async ({ headers }: MadeCustomer) => (await call('GET', '/profile', { headers })).body;
  expect(await profileOf(mine)).toMatchObject({
    user: { email: 'mine@example.com' },
    versions: { cart: 0, addresses: 1 },
  });
  expect(await profileOf(other)).toMatchObject({
    user: { email: '' },
    addresses: [],
    versions: { addresses: 0 },
  });
});

test('the profile can be updated in parts, and each update returns the whole profile; a stale cart is refused', async () => {
  const { headers } = await makeCustomer(shop, { name: '' });
  const { id } = await makeProduct(shop);
  await call('PUT', '/mobile/profile', { headers, body: { name: 'Sunita Devi Paswan', email: '' } });
  await call('PUT', '/profile', { headers, body: { cart: [{ product_id: id, quantity: 2, price: 1200 }] } });
  await call('PUT', '/profile', { headers, body: { wishlist: [id] } });
  await call('PUT', '/profile', { headers, body: { addresses: [address] } });
  const { status, body } = await call('PUT', '/profile', {
    headers,
    body: {
      profile: { first_name: 'Sunita', last_name: 'Paswan', phone: '+91 98765 43210' },
      email: 'Sunita@example.com',
    },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    user: {
      name: 'Sunita Paswan',
      email: 'Sunita@example.com',
      profile: { first_name: 'Sunita', last_name: 'Paswan', phone: '9876543210' },
    },
    cart: [{ product_id: id, quantity: 2, price: 1200, name: 'Brass Diya' }],
    wishlist: [id],
    addresses: [{ type: 'work', city: 'Lucknow' }],
    versions: { cart: 1, wishlist: 1, addresses: 1 },
  });
  const stale = await call('PUT', '/profile', { headers, body: { cart: [], version: 0 } });
  expect(stale).toMatchObject({ status: 409, body: { code: 'cart.stale', version: 1 } });
});

test('logging out, of one session or of all, invalidates the token on the server', async () => {
  const { headers } = await makeCustomer(shop);
  expect((await call('POST', '/auth/logout', { headers })).status).toBe(204);
  expect((await call('GET', '/profile', { headers })).status).toBe(401);
  expect((await call('POST', '/auth/logout', { headers })).status).toBe(204);
  const again = await makeCustomer(shop);
  const { body } = await call('GET', '/profile/sessions', { headers: again.headers });
  expect(body.sessions).toEqual([
    {
      id: again.sessionId,
      device: 'a test',
      started_at: expect.any(String),
      last_used_at: expect.any(String),
      current: true,
    },
  ]);
  expect((await call('DELETE', '/profile/sessions', { headers: again.headers })).status).toBe(204);
  expect((await call('GET', '/profile', { headers: again.headers })).status).toBe(401);
});
