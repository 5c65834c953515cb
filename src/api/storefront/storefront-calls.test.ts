import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#shop/context.ts';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const json = { 'content-type': 'application/json' };
async function call(method: string, path: string, body?: object, headers: Record<string, string> = json) {
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await shop.app.request(`/api/v1${path}`, init);
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

test('registering and logging in by email return the user, a token, and its expiry in seven days', async () => {
  const account = { name: 'Asha Kumari', email: 'asha@example.com', password: 'a long enough one' };
  const answer = {
    user: expect.objectContaining({ name: 'Asha Kumari', email: 'asha@example.com' }),
    token: expect.stringMatching(/^[\w-]{43}$/),
    expires_at: '2026-11-28T06:00:00.000Z',
  };
  expect((await call('POST', '/auth/register', account)).body).toMatchObject(answer);
  const { email, password } = account;
  const { body } = await call('POST', '/auth/login', { email, password });
  expect(body).toMatchObject(answer);
  const bearer = { authorization: `Bearer ${body.token}` };
  expect((await call('GET', '/profile', undefined, bearer)).body.user.email).toBe(email);
});

test('the product list filters by category, subcategory, type and featured, and respects its limit', async () => {
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    const type = { key: 'type', label: 'Type', kind: 'options' as const, options: ['Diyas', 'Bells'] };
    const { id: categoryId, subcategoryIds } = await addCategory(tx, {
      slug: 'festivals',
      name: 'Festivals',
      position: 1,
      filters: [type],
      subcategories: ['Diyas', 'Bells'],
    });
    const make = (sku: string, kind: string, featured = false) => ({
      sku,
      name: sku,
      categoryId,
      subcategoryId: subcategoryIds.get(kind)!,
      hsn: '69120040',
      pricePaise: 100_00,
      stockQuantity: 1,
      featured,
      attributes: [{ name: 'type', value: kind }],
    });
    await addProducts(tx, [make('D1', 'Diyas', true), make('D2', 'Diyas'), make('B1', 'Bells')]);
  });
  await makeProduct(shop, { name: 'Lamp', category: 'lighting' });
  const names = async (query: string) => {
    const { body } = await call('GET', `/products?${query}`);
    return body.products.map(({ name }: { name: string }) => name).toSorted();
  };
  expect(await names('')).toEqual(['B1', 'D1', 'D2', 'Lamp']);
  expect(await names('category=festivals')).toEqual(['B1', 'D1', 'D2']);
  expect(await names('category=festivals&subcategory=Diyas')).toEqual(['D1', 'D2']);
  expect(await names('category=festivals&type=bells')).toEqual(['B1']);
  expect(await names('featured=true')).toEqual(['D1']);
  expect(await names('category=festivals&limit=2')).toHaveLength(2);
});

test('addresses are edited, added and deleted by saving the whole list', async () => {
  const { headers } = await makeCustomer(shop);
  const home = {
    type: 'home',
    line1: '12 Hazratganj',
    city: 'Lucknow',
    state: 'UP',
    postal_code: '226001',
    phone: '9876543210',
  };
  const work = { ...home, type: 'work', line1: '1 Mall Road' };
  const put = async (addresses: object[]) =>
    (await call('PUT', '/profile', { addresses }, headers)).body.addresses;
  const [first] = await put([home]);
  expect(await put([{ ...first, city: 'Kanpur', postal_code: '208001' }, work])).toMatchObject([
    { id: first.id, city: 'Kanpur' },
    { line1: '1 Mall Road' },
  ]);
  expect(await put([{ ...work, line1: '2 Mall Road' }])).toMatchObject([{ line1: '2 Mall Road' }]);
  const { body } = await call('GET', '/profile', undefined, headers);
  expect(body.addresses).toHaveLength(1);
});

test('paths without the prefix /api/v1 return 404', async () => {
  for (const path of ['/products', '/api/products', '/api/v2/products', '/auth/login']) {
    const response = await shop.app.request(path);
    expect([path, response.status]).toEqual([path, 404]);
  }
  expect((await call('GET', '/products')).status).toBe(200);
});
