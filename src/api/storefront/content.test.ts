import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#shop/context.ts';
import { saveContent } from '#shop/content/save-content.ts';
import { saveSettings } from '#shop/content/save-settings.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function get(path: string): Promise<any> {
  const response = await shop.app.request(`/api/v1${path}`);
  expect(response.status, path).toBe(200);
  return response.json();
}

test.each([
  ['about', 'title subtitle mission vision values stats teamMembers'],
  ['contact', 'title subtitle email phone mapEmbedUrl address businessHours'],
  ['legal', 'privacy_policy terms_conditions'],
  [
    'shipping',
    'title subtitle deliveryTime zones freeShippingThreshold expressShipping trackingInfo packagingNote restrictions contactSupport',
  ],
  [
    'returns',
    'title subtitle returnWindow eligibleItems nonReturnableItems process exchangePolicy refundMethods damagePolicy contactSupport',
  ],
  [
    'footer',
    'companyName companyDescription email phone address socialLinks copyrightText quickLinks customerService',
  ],
])('/content/%s has exactly the fields of the specification: %s', async (page, names) => {
  expect(Object.keys(await get(`/content/${page}`)).toSorted()).toEqual(names.split(' ').toSorted());
});

test('nested content fields are named as in the specification too', async () => {
  expect((await get('/content/contact')).address).toEqual({
    street: expect.any(String),
    city: 'Varanasi',
    state: 'Uttar Pradesh',
    country: 'India',
    pincode: '221001',
  });
  const shipping = await get('/content/shipping');
  expect(Object.keys(shipping.zones[0])).toEqual(['zone', 'delivery', 'charges']);
  expect(shipping.expressShipping).toEqual({
    available: true,
    charges: '₹200',
    delivery: '2-3 business days',
  });
  const { faqs } = await get('/content/faqs/list');
  expect(faqs[0]).toEqual({
    id: expect.any(String),
    question: expect.stringContaining('?'),
    answer: expect.any(String),
    category: 'general',
    order: 1,
    active: true,
  });
});

test('the shipping page uses the free-shipping threshold of the settings, in its field and its text', async () => {
  expect((await get('/content/shipping')).freeShippingThreshold).toBe(5000);
  await saveSettings(shop.as({ kind: 'system' }), { shipping: { freeShippingThresholdPaise: 2500_50 } });
  await shop.changes.settle();
  const { freeShippingThreshold, zones } = await get('/content/shipping');
  expect([freeShippingThreshold, zones[0].charges]).toEqual([2500.5, '₹100, free from ₹2,500.50']);
});

test('the footer is the built-in one until the owner has written another', async () => {
  expect(await get('/content/footer')).toMatchObject({
    companyName: 'Haat',
    email: 'ask@kashi.example',
    phone: '',
    address: { street: '4 Thatheri Bazaar', city: 'Varanasi', pincode: '221001' },
    copyrightText: '© Kashi Crafts. All rights reserved.',
  });
  const footer = {
    ...(await get('/content/footer')),
    companyName: 'Kashi Crafts',
    socialLinks: { instagram: 'https://i.example' },
  };
  await inTransaction(shop.as({ kind: 'system' }), (tx) => saveContent(tx, 'footer', footer));
  await shop.changes.settle();
  expect(await get('/content/footer')).toEqual(footer);
});

test('unreadable settings are ignored, and the built-in defaults are returned', async () => {
  await shop.db
    .insertInto('settings')
    .values({
      section: 'payment',
      document: JSON.stringify({ codChargePaise: 'a lot' }),
      updated_at: shop.clock.now(),
    })
    .execute();
  await shop.changes.settle();
  expect((await get('/settings/public')).payment).toMatchObject({
    tax_rate: 18,
    prepaid_discount: 5,
    cod_enabled: true,
    cod_limit: 10_000,
    cod_charges: 50,
  });
});
