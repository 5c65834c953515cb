import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemory } from '#server/cache/remembered-values.ts';
import { inTransaction } from '#shop/context.ts';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { renderFailure, renderPage } from '#test/render.ts';
import { RouterContextProvider } from 'react-router';
import { getProduct } from '#shop/catalogue/products/get-product.ts';
import { toPreviewPath } from '#shop/catalogue/products/preview-link.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import * as redirected from './product-redirect.route.tsx';
import * as product from './product.route.tsx';

let shop: TestShop;
let plain: string, soldOut: string, varied: string;

beforeAll(async () => {
  shop = await openShop();
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    const { id: categoryId, subcategoryIds } = await addCategory(tx, {
      slug: 'lighting',
      name: 'Lighting',
      position: 1,
      subcategories: ['Oil Lamps'],
    });
    const shared = {
      categoryId,
      subcategoryId: subcategoryIds.get('Oil Lamps')!,
      hsn: '94055000',
      pricePaise: 1499_00,
      attributes: [{ name: 'style', value: 'Tribal' }],
    };
    const [first, second, third] = await addProducts(tx, [
      {
        ...shared,
        sku: 'D-1',
        name: 'Brass Diya',
        description: 'Cast in sand.\n\nPolished by hand.',
        salePricePaise: 1199_00,
        stockQuantity: 4,
      },
      { ...shared, sku: 'D-2', name: 'Clay Lamp', stockQuantity: 0 },
      {
        ...shared,
        sku: 'D-3',
        name: 'Kuthuvilakku',
        lengthMm: 140,
        widthMm: 140,
        heightMm: 380,
        weightGrams: 2600,
        variants: [
          { sku: 'R-S', color: 'Red', size: 'S', pricePaise: 900_00, stockQuantity: 3 },
          { sku: 'R-L', color: 'Red', size: 'L', pricePaise: 1900_00, stockQuantity: 0 },
          {
            sku: 'B-L',
            color: 'Blue',
            size: 'L',
            pricePaise: 2100_00,
            salePricePaise: 800_00,
            stockQuantity: 9,
          },
        ],
      },
    ]);
    expect([first, second, third].every(Boolean)).toBe(true);
    [plain, soldOut, varied] = ['brass-diya', 'clay-lamp', 'kuthuvilakku'];
  });
});
afterAll(() => shop.close());

const open = (id: string, query = '') =>
  renderPage(product, shop.ctx, { path: `/product/${id}${query}`, params: { slug: id } });

/** Returns the page's text without the similar products below it. */
const ownPart = (text: string) => text.split(/About this piece|Specifications/)[0]!;

test('a product is shown with price, description, specifications, stock and buying options', async () => {
  const { text, html } = await open(plain);
  expect(html).toMatch(/<h1[^>]*>Brass Diya</);
  expect(text).toMatch(/Price now ₹1,199 before MRP ₹1,499 20% off Inclusive of all taxes/);
  expect(text).toMatch(
    /Cast in sand\. Polished by hand\. Specifications .*Style Tribal .*SKU D-1 HSN code 94055000/,
  );
  expect(text).toContain('Only 4 left');
  expect(text).toContain('Add to Cart');
  expect(html).toContain('aria-label="Quantity"');
  expect(html).toMatch(/aria-label="[^"]*wishlist[^"]*"/i);
  expect(ownPart(text)).not.toContain('Request');
});

test('a product page shows free shipping from the configured threshold, and secure payment', async () => {
  const { text } = await open(plain);
  expect(text).toContain('Free shipping on orders over ₹5,000');
  expect(text).toContain('Secure payment');
});

test('a sold-out product is marked Out of Stock and can be requested, not bought', async () => {
  const { text, html } = await open(soldOut);
  expect(text).toContain('Out of Stock');
  expect(html).toMatch(/<button[^>]*>Request</);
  expect(ownPart(text)).not.toContain('Add to Cart');
  expect(html).not.toContain('aria-label="Quantity"');
});

test('a product without a picture shows “No image available”', async () => {
  expect((await open(plain)).text).toContain('No image available');
});

test('the cheapest available variant is preselected, and sizes unavailable in its colour are disabled', async () => {
  const { html, text } = await open(varied);
  const buttons = html.match(/<button.*?<\/button>/gs)!;
  const button = (value: string) => buttons.find((each) => each.includes(`>${value}<`))!;
  expect(text).toMatch(/Colour: Blue .*Size: L /);
  expect(text).toMatch(/Price now ₹800 before MRP ₹2,100/);
  expect(button('Blue')).toContain('aria-pressed="true"');
  expect(button('S')).toContain('disabled=""');
  expect(button('S')).toContain('not in stock in Blue');
  expect(text).toContain('Add to Cart');
});

test('measures of a product with several sizes are marked as those of one size', async () => {
  const { text } = await open(varied);
  expect(text).toContain('14 × 14 × 38 cm (5.5 × 5.5 × 15 in), in one of the sizes');
  expect(text).toContain('2.6 kg, in one of the sizes');
});

test('while the choice is incomplete, the price is the lowest of the matching variants', async () => {
  const { text } = await open(varied, '?color=Red');
  expect(ownPart(text)).toMatch(/From ₹900 Inclusive of all taxes/);
  const large = await open(varied, '?size=L');
  expect(large.text).toMatch(/From ₹800 before MRP ₹2,100 62% off Inclusive of all taxes/);
});

test('a sold-out combination is marked as such and can be requested', async () => {
  const { text, html } = await open(varied, '?color=Red&size=L');
  expect(text).toContain('This combination is currently out of stock');
  expect(text).toMatch(/₹1,900/);
  expect(html).toMatch(/<button[^>]*>Request</);
});

test('a missing product returns 404 with a link back; a failed load shows an error without internal details', async () => {
  const { status, text, links } = await open('prd_nothing');
  expect([status, text]).toEqual([404, expect.stringContaining('Product not found')]);
  expect(links).toEqual([{ words: 'Back to Products', href: '/products' }]);
  const failed = await renderFailure(product, '/product/x', new Error('the database is away'));
  expect(failed.text).toMatch(/^Failed to fetch product(?! not)/);
  expect(failed.text).not.toContain('the database');
});

test('the head carries the product’s title, description, type, URL and price for sharing', async () => {
  const { loaderData } = await open(plain);
  const tags = product.meta({ loaderData, matches: [] } as never) as Record<string, unknown>[];
  expect(tags).toContainEqual({ title: expect.stringContaining('Brass Diya') });
  for (const [property, content] of [
    ['og:title', 'Brass Diya'],
    ['og:description', 'Cast in sand. Polished by hand.'],
    ['og:type', 'product'],
    ['og:url', `http://localhost/product/${plain}`],
    ['product:price:amount', '1199'],
    ['product:price:currency', 'INR'],
  ])
    expect(tags).toContainEqual({ property, content: expect.stringContaining(content!) });
});

/** Returns the status of a loader's response and its redirect target. */
async function lead(load: () => Promise<unknown>): Promise<[number, string | null]> {
  const answer = await load().catch((thrown: unknown) => thrown);
  return answer instanceof Response ? [answer.status, answer.headers.get('location')] : [200, null];
}
const loading = (path: string, params: object) => {
  const context = new RouterContextProvider(new Map([[shopContext, shop.ctx]]));
  const url = new URL(path, 'http://localhost');
  return { context, params, url, request: new Request(url) } as never;
};
const setStatus = (slug: string, status: string) =>
  shop.db
    .updateTable('products')
    .set({ status })
    .where('slug', '=', slug)
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();

test('an id, a former slug and an old /products URL redirect (301) to the current URL and keep the query', async () => {
  const { id } = await getProduct(shop.ctx, plain);
  await shop.db.updateTable('products').set({ slug: 'peetal-diya' }).where('id', '=', id).execute();
  const to = '/product/peetal-diya?color=Red';
  for (const slug of [id, 'brass-diya'])
    expect(await lead(async () => product.loader(loading(`/product/${slug}?color=Red`, { slug })))).toEqual([
      301,
      to,
    ]);
  for (const old of [id, 'brass-diya'])
    expect(await lead(() => redirected.loader(loading(`/products/${old}?color=Red`, { id: old })))).toEqual([
      301,
      to,
    ]);
  await shop.db.updateTable('products').set({ slug: 'brass-diya' }).where('id', '=', id).execute();
  expect((await open(plain)).status).toBe(200);
});

test('an archived product returns 410 and links to similar ones; a hidden one returns 404', async () => {
  await setStatus(plain, 'hidden');
  expect((await open(plain)).status).toBe(404);
  await setStatus(plain, 'archived');
  await shop.changes.settle();
  const { status, text, links } = await open(plain);
  expect(status).toBe(410);
  expect(text).toContain('Brass Diya is not sold any more');
  expect(links.map(({ href }) => href)).toContain('/product/clay-lamp');
  await setStatus(plain, 'hidden');
  await setStatus(plain, 'live');
  await shop.changes.settle();
});

test('a preview link shows what is not on sale to those who hold it, for seven days, and sells nothing', async () => {
  const { id, slug } = await setStatus(plain, 'hidden');
  await shop.changes.settle();
  const path = toPreviewPath(shop.ctx, { id, slug });
  const shown = () => renderPage(product, shop.ctx, { path, params: { slug } });
  const { status, text } = await shown();
  expect(status).toBe(200);
  expect(text).toContain('This product is not sold at the moment.');
  expect(text).not.toContain('Add to Cart');
  const answer = (await product.loader(loading(path, { slug }))) as { init: ResponseInit };
  expect(answer.init.headers).toEqual({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect((await open(plain, '?preview=123456-0123456789abcdef0123456789abcdef')).status).toBe(404);
  shop.clock.advance(7 * 24 * 3600_000);
  expect((await shown()).status).toBe(404);
  shop.clock.set('2026-11-21T06:00:00Z');
  await setStatus(plain, 'live');
  await shop.changes.settle();
});

test('when settings cannot be read, the product page is shown with the built-in amounts', async () => {
  const path = `/product/${plain}`;
  await sql`alter table settings rename to settings_gone`.execute(shop.db);
  await shop.changes.settle();
  const { status, text } = await renderPage(
    product,
    { ...shop.ctx, memory: createMemory(shop.changes, shop.clock) },
    { path, params: { slug: plain } },
  );
  await sql`alter table settings_gone rename to settings`.execute(shop.db);
  expect(status).toBe(200);
  expect(text).toContain('Brass Diya');
  expect(text).toContain('₹5,000');
});
