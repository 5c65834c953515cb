import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#shop/context.ts';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { addReviews } from '#shop/catalogue/reviews/add-reviews.ts';
import { saveContent } from '#shop/content/save-content.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { buy, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, makeCustomer, makeProduct } from '#test/make.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';

let shop: TestShop;
let productId: string;

beforeAll(async () => {
  shop = await openShop();
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    const price = { key: 'price', label: 'Price', kind: 'price' as const, options: ['0-499', '500-'] };
    const type = { key: 'type', label: 'Type', kind: 'options' as const, options: ['Diyas'] };
    const { id: categoryId, subcategoryIds } = await addCategory(tx, {
      slug: 'festivals',
      name: 'Festivals',
      position: 1,
      filters: [type, price],
      subcategories: ['Diyas'],
    });
    const shared = {
      categoryId,
      hsn: '69120040',
      pricePaise: 450_00,
      salePricePaise: 399_50,
      stockQuantity: 2,
    };
    const attributes = [{ name: 'type', value: 'Diyas' }];
    [productId = ''] = await addProducts(tx, [
      { ...shared, sku: 'D1', name: 'Clay Diya', subcategoryId: subcategoryIds.get('Diyas')!, attributes },
      { ...shared, sku: 'D2', name: 'Brass Bell', pricePaise: 900_00, salePricePaise: null },
    ]);
    const review = { productId, title: 'Good', text: 'Bright.', createdAt: tx.clock.now() };
    await addReviews(tx, [
      { ...review, author: 'Asha Verma', rating: 5 },
      { ...review, author: 'Ravi', rating: 2 },
    ]);
    await storePromotion(tx, {
      code: 'TEN',
      description: '10% off',
      type: 'percentage',
      percentBp: 1000,
      minimumPaise: 500_00,
      perCustomerLimit: 1,
      shownInStrip: true,
    });
    await storePromotion(tx, {
      code: 'GONE',
      description: 'over',
      type: 'fixed',
      amountPaise: 50_00,
      endsAt: new Date('2026-01-01'),
      shownInStrip: true,
    });
    await storePromotion(tx, { code: 'QUIET', description: '₹50 off', type: 'fixed', amountPaise: 50_00 });
  });
});
afterAll(() => shop?.close());

async function get(path: string): Promise<{ status: number; body: any }> {
  const response = await shop.app.request(`/api/v1${path}`);
  return { status: response.status, body: await response.json() };
}

async function validate(body: object, headers: Record<string, string> = {}): Promise<any> {
  const response = await shop.app.request('/api/v1/promotions/validate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
}

test('GET /products returns the specification’s field names, with prices in rupees', async () => {
  const { status, body } = await get('/products?category=festivals&sort=price_asc');
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 2, page: 1 });
  expect(body.products[0]).toMatchObject({
    id: productId,
    name: 'Clay Diya',
    price: 450,
    sale_price: 399.5,
    discount_percentage: 11,
    category: 'festivals',
    subcategories: ['Diyas'],
    stock_quantity: 2,
    attributes: [{ name: 'type', value: 'Diyas' }],
    rating: { average: 3.5, count: 2 },
  });
  expect(body.facets).toEqual([
    { key: 'type', label: 'Type', kind: 'options', options: [{ value: 'Diyas', label: 'Diyas', count: 1 }] },
    {
      key: 'price',
      label: 'Price',
      kind: 'price',
      options: [
        { value: '0-499', label: '₹0 – ₹499', count: 1 },
        { value: '500-', label: '₹500 and above', count: 1 },
      ],
    },
  ]);
});

test.each([
  ['type=diyas', 1],
  ['price=500-', 1],
  ['min_price=400&max_price=899.99', 0],
  ['featured=true', 0],
  ['q=bell', 1],
  ['subcategory=Diyas', 1],
  ['whatever=1&utm_source=x', 2],
])('GET /products?%s finds %i', async (query, total) => {
  expect((await get(`/products?${query}`)).body.total).toBe(total);
});

test.each([
  ['limit=101', 'limit'],
  ['limit=0', 'limit'],
  ['limit=1e3', 'limit'],
  ['page=-1', 'page'],
  ['sort=best', 'sort'],
  ['min_price=x', 'min_price'],
  ['min_price=9&max_price=8', 'max_price'],
  ['featured=perhaps', 'featured'],
  ['price=cheap', 'price'],
])('GET /products?%s is refused with an error for its field', async (query, field) => {
  const { status, body } = await get(`/products?${query}`);
  expect(status).toBe(422);
  expect(body.fields[field]).toBe(body.error);
  expect(body).toMatchObject({ code: 'request.invalid', request_id: expect.any(String) });
});

test('a single product is a bare object, and an unknown or malformed id returns 404', async () => {
  expect((await get(`/products/${productId}`)).body).toMatchObject({ id: productId, sku: 'D1' });
  for (const id of ['prd_01kag3v8m4x2q7n5w9r1c6t0bz', 'x', '%F0%9F%99%82', "'--"]) {
    const { status, body } = await get(`/products/${id}`);
    expect({ status, error: body.error }).toEqual({ status: 404, error: 'Product not found' });
  }
});

test('a null character is refused with 400, in a query, a path or a body', async () => {
  expect((await get('/products?q=%00')).status).toBe(400);
  expect((await get('/products/%00')).status).toBe(400);
  for (const type of ['application/json', 'APPLICATION/JSON; charset=utf-8', ' application/x+json'])
    expect((await validate({ code: 'A\u0000' }, { 'content-type': type })).status).toBe(400);
});

test('reviews are returned with the rating, and with surnames shortened', async () => {
  const { body } = await get(`/products/${productId}/reviews?limit=1`);
  expect(body).toMatchObject({
    total: 2,
    page: 1,
    rating: { average: 3.5, count: 2, spread: [0, 1, 0, 0, 1] },
  });
  expect(body.reviews).toHaveLength(1);
  const all = await get(`/products/${productId}/reviews`);
  expect(all.body.reviews.map(({ author }: { author: string }) => author).toSorted()).toEqual([
    'Asha V.',
    'Ravi',
  ]);
  expect((await get('/products/prd_01kag3v8m4x2q7n5w9r1c6t0bz/reviews')).status).toBe(404);
});

test('GET /products/search returns nothing for an empty query', async () => {
  expect((await get('/products/search?q=')).body).toMatchObject({ products: [], total: 0 });
  expect((await get('/products/search?q=diya')).body.products).toHaveLength(1);
});

test('GET /categories returns the number of products in each category', async () => {
  const { body } = await get('/categories');
  expect(body).toMatchObject({ source: 'database', categories: [{ slug: 'festivals', product_count: 2 }] });
  expect(body.categories[0].children).toMatchObject([{ name: 'Diyas', slug: 'diyas', product_count: 1 }]);
});

test('only active public promotions are announced', async () => {
  const { body } = await get('/promotions/active');
  expect(body.promotions).toMatchObject([
    { code: 'TEN', description: '10% off', type: 'percentage', discount: 10 },
  ]);
});

test('a code is validated against the order total', async () => {
  expect(await validate({ code: ' ten ', order_total: 505.5, user_id: null })).toMatchObject({
    status: 200,
    valid: true,
    discount: 50.55,
    type: 'percentage',
    promotion: { code: 'TEN', discount: 10 },
  });
  const refused = { status: 200, valid: false };
  expect(await validate({ code: 'TEN', order_total: 499.99 })).toMatchObject({
    ...refused,
    reason: 'minimum_not_reached',
  });
  expect(await validate({ code: 'GONE', order_total: 900 })).toMatchObject({
    ...refused,
    error: 'Invalid or expired promo code',
  });
  expect(await validate({ code: 'NOPE', order_total: 900 })).toMatchObject({ ...refused, reason: 'unknown' });
  expect(await validate({ code: '   ', order_total: 900 })).toMatchObject({
    status: 422,
    error: 'Please enter a promo code',
  });
  expect(await validate({ code: 'TEN', order_total: -1 })).toMatchObject({ status: 422 });
  expect(await validate({ code: 'TEN', order_total: '900' })).toMatchObject({ status: 422 });
});

test('uses of a code are counted for the customer of the session, not for a user_id in the body', async () => {
  const [used, customer] = [await makeCustomer(shop), await makeCustomer(shop)];
  const product = await makeProduct(shop, { pricePaise: 600_00 });
  await buy(shop, used, toOrderBody({ productId: product.id }, { promo_code: 'TEN' }));
  const judge = (as: MadeCustomer, { customerId: user_id }: MadeCustomer) =>
    validate({ code: 'TEN', order_total: 900, user_id }, as.headers);
  expect(await judge(customer, used)).toMatchObject({ valid: true });
  expect(await judge(used, customer)).toMatchObject({ valid: false, reason: 'already_used' });
});

test('public settings are returned, and pages have the amounts of the settings filled in', async () => {
  expect((await get('/settings/public')).body).toMatchObject({
    shipping: { free_shipping_threshold: 5000, standard_shipping_rate: 100 },
    payment: { tax_rate: 18, prepaid_discount: 5, cod_limit: 10_000, cod_charges: 50 },
    general: { currency: 'INR' },
  });
  for (const page of ['home', 'footer', 'contact', 'about', 'shipping', 'returns', 'legal', 'faqs/list']) {
    const { status, body } = await get(`/content/${page}`);
    expect(status, page).toBe(200);
    expect(JSON.stringify(body), page).not.toMatch(/\{[a-zA-Z_]+\}/);
  }
});

test('content saved by the owner is served at once', async () => {
  expect((await get('/content/faqs/list')).body.faqs).toHaveLength(8);
  const faq = { id: '1', question: 'Free from?', category: 'general', order: 1, active: true };
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    saveContent(tx, 'faqs', {
      faqs: [
        { ...faq, answer: '{free_shipping_threshold}' },
        { ...faq, answer: 'no', active: false },
      ],
    }),
  );
  await shop.changes.settle();
  expect((await get('/content/faqs/list')).body.faqs).toEqual([{ ...faq, answer: '₹5,000' }]);
});
