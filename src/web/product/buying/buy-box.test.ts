import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#shop/context.ts';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { renderPage } from '#test/render.ts';
import { writeContent } from '#test/scenes/content.ts';
import * as product from '../product.route.tsx';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    const { id: categoryId } = await addCategory(tx, {
      slug: 'lighting',
      name: 'Lighting',
      position: 1,
      subcategories: [],
    });
    const shared = { categoryId, subcategoryId: null, hsn: '94055000', pricePaise: 900_00, lengthMm: 140 };
    await addProducts(tx, [
      { ...shared, sku: 'D-1', name: 'Brass Diya', weightGrams: 620, stockQuantity: 4 },
      {
        ...shared,
        sku: 'D-2',
        name: 'Kuthuvilakku',
        weightGrams: 2600,
        variants: [
          { sku: 'S', size: 'S', pricePaise: 900_00, stockQuantity: 3 },
          {
            sku: 'L',
            size: 'L',
            pricePaise: 2100_00,
            salePricePaise: 1800_00,
            stockQuantity: 9,
          },
        ],
      },
    ]);
  });
  await shop.db.updateTable('variants').set({ weight_grams: 4100 }).where('sku', '=', 'L').execute();
  await shop.changes.settle();
});
afterAll(() => shop.close());

const open = (slug: string, query = '') =>
  renderPage(product, shop.ctx, { path: `/product/${slug}${query}`, params: { slug } });
const readBox = async (slug: string, query = '') =>
  (await open(slug, query)).text.split(/About this piece|Specifications/)[0]!;

test('returns and cash on delivery are shown beside the buttons, with links to their pages', async () => {
  const { links } = await open('brass-diya');
  expect(links).toContainEqual({ words: 'Return within 7 days of delivery', href: '/returns' });
  expect(links).toContainEqual({ words: 'Cash on delivery up to ₹10,000', href: '/faq' });
});

test('with a WhatsApp number, the page links to a question about its product there', async () => {
  const asks = async () =>
    (await open('brass-diya')).links.filter(({ words }) => words === 'Ask on WhatsApp');
  await writeContent(shop, 'contact', { whatsapp: '' });
  expect(await asks()).toEqual([]);
  await writeContent(shop, 'contact', { whatsapp: '+91 98765 43210' });
  const question = encodeURIComponent('Hello, I have a question about Brass Diya.');
  expect(await asks()).toEqual([
    { words: 'Ask on WhatsApp', href: `https://wa.me/919876543210?text=${question}` },
  ]);
});

test('each size has its price where prices differ', async () => {
  const box = await readBox('kuthuvilakku');
  expect(box).toMatch(/Size: S S ₹900 L ₹1,800/);
});

test('size and weight are shown above the buttons only if they apply to the selected variant', async () => {
  expect(await readBox('brass-diya')).toContain('14 cm (5.5 in) · 620 g');
  const small = await readBox('kuthuvilakku', '?size=S');
  expect(small).not.toContain('14 cm');
  expect(small).not.toContain('kg');
  expect(await readBox('kuthuvilakku', '?size=L')).toContain('4.1 kg');
});

test('GI and Craftmark marks carry an explanation and their number, and are absent without one', async () => {
  expect(await readBox('brass-diya')).not.toMatch(/GI:|Craftmark/);
  await shop.db
    .insertInto('crafts')
    .values({
      id: 'crf_one',
      slug: 'blue-pottery',
      name: 'Blue pottery',
      craftmark_no: 'CM-12',
      created_at: shop.clock.now(),
      updated_at: shop.clock.now(),
    })
    .execute();
  const marked = { craft_id: 'crf_one', gi_name: 'Jaipur Blue Pottery', gi_authorised_user_no: 'AU/42' };
  await shop.db.updateTable('products').set(marked).where('slug', '=', 'brass-diya').execute();
  await shop.changes.settle();
  const { html } = await open('brass-diya');
  const marks = [...html.matchAll(/<details[^>]*>(.*?)<\/details>/g)].map(([, inside]) =>
    inside!
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  expect(marks).toEqual([
    expect.stringMatching(/^GI tag: Jaipur Blue Pottery .*protects this name.* Authorised user no\. AU\/42$/),
    expect.stringMatching(/^Craftmark .*licenses this seal.* Licence no\. CM-12$/),
  ]);
});

test('the page knows the next festival until its day, and only where it has both name and day', async () => {
  const read = async (of: object) => {
    await writeContent(shop, 'announcement', { isShown: false, text: '', url: '', ...of });
    const { loaderData } = await open('brass-diya');
    return (loaderData as { promises: { occasion: unknown } }).promises.occasion;
  };
  expect(await read({})).toBe(null);
  expect(await read({ occasion: { name: 'Diwali', day: '2099-11-08' } })).toEqual({
    name: 'Diwali',
    day: '2099-11-08',
  });
  expect(await read({ occasion: { name: 'Diwali', day: '2020-11-08' } })).toBe(null);
  expect(await read({ occasion: { name: '', day: '' } })).toBe(null);
});
