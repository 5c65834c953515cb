import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PRODUCTS_PER_SITEMAP } from '#shop/catalogue/products/list-for-sitemap.ts';
import { addPicture } from '#shop/catalogue/pictures/add-picture.ts';
import { saveSettings } from '#shop/content/save-settings.ts';
import { makeProduct } from '#test/make.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';

let shop: TestShop;
const feed = '/feeds/google-merchant.xml';

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await shop.app.request(path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test('robots.txt disallows private paths and names the sitemap', async () => {
  const { status, text, headers } = await read('/robots.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/plain');
  for (const path of ['/api/', '/checkout', '/orders', '/profile', '/invoices'])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toContain('Sitemap: http://localhost/sitemap.xml\n');
  expect(text).not.toMatch(/Disallow: \/(products|category|search)?\n/);
});

test('the sitemap lists every product on sale with its last change and its pictures', async () => {
  const lamp = await makeProduct(shop, { name: 'Lamp' });
  const gone = await makeProduct(shop, { name: 'Gone' });
  await showPicture(lamp.id);
  await shop.db.updateTable('products').set({ status: 'archived' }).where('id', '=', gone.id).execute();
  await shop.changes.settle();

  const index = await read('/sitemap.xml');
  expect(index.headers.get('content-type')).toContain('application/xml');
  const parts = [...index.text.matchAll(/<loc>http:\/\/localhost([^<]+)<\/loc><lastmod>\d{4}-/g)];
  expect(parts.map(([, path]) => path)).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml']);

  const { text } = await read('/sitemaps/products-1.xml');
  expect(text).toMatch(
    new RegExp(`<loc>http://localhost/product/${lamp.slug}</loc><lastmod>20[^<]+Z</lastmod><image:image>`),
  );
  expect(text).toMatch(/<image:loc>http:\/\/localhost\/media\/[0-9a-f]{32}\/160\.webp<\/image:loc>/);
  expect(text).not.toContain(gone.slug);

  const pages = await read('/sitemaps/pages.xml');
  expect(pages.text).toContain('<loc>http://localhost/category/lighting</loc><lastmod>');
  expect(pages.text).toContain('<loc>http://localhost/faq</loc>');
});

test('more products than fit one sitemap part are split in two, each product once', async () => {
  const own = await openShop();
  onTestFinished(own.close);
  const { id } = await makeProduct(own);
  await sql`alter table products disable trigger user; alter table products enable trigger products_slug`.execute(
    own.db,
  );
  await sql`
    insert into products (id, sku, name, category_id, hsn, price_paise, from_price_paise, created_at, updated_at)
    select 'prd_' || n, 'S' || n, 'Bead ' || n, category_id, hsn, 100, 100, now(), now()
      from products, generate_series(1, ${PRODUCTS_PER_SITEMAP}::int) n where id = ${id}`.execute(own.db);
  await own.changes.settle();
  const ask = async (path: string) => (await own.app.request(path)).text();
  expect(await ask('/sitemap.xml')).toContain('/sitemaps/products-2.xml');
  const parts = await Promise.all([1, 2].map((part) => ask(`/sitemaps/products-${part}.xml`)));
  const [first, second] = parts.map((part) =>
    [...part.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc),
  );
  expect([first!.length, second!.length]).toEqual([PRODUCTS_PER_SITEMAP, 1]);
  expect(new Set([...first!, ...second!]).size).toBe(PRODUCTS_PER_SITEMAP + 1);
});

test('sitemap parts not in the index return 404', async () => {
  for (const name of ['products-2.xml', 'products-0.xml', 'products-x.xml', 'nothing.xml'])
    expect((await read(`/sitemaps/${name}`)).status, name).toBe(404);
});

test('the feed has price, sale price, stock and shipping of each product and variant', async () => {
  await saveSettings(shop.as({ kind: 'system' }), { general: { shopName: 'Kamala & Daughters' } });
  const plain = await makeProduct(shop, {
    name: 'Bowl <small>',
    pricePaise: 1234_50,
    salePricePaise: 999_00,
  });
  const varied = await makeProduct(shop, {
    name: 'Runner',
    variants: [
      { color: 'Indigo', size: '2 m', pricePaise: 6000_00, stock: 3 },
      { color: 'Red', size: '2 m', pricePaise: 6100_00, stock: 0 },
    ],
  });
  await showPicture(plain.id);
  await showPicture(varied.id);
  await shop.changes.settle();

  const { text, headers } = await read(feed);
  expect(headers.get('content-type')).toContain('application/xml');
  expect(text).toContain('<title>Kamala &amp; Daughters</title>');
  const bowl = itemOf(text, plain.id);
  expect(bowl).toContain('<g:title>Bowl &lt;small&gt;</g:title>');
  expect(bowl).toContain('<g:price>1234.50 INR</g:price>\n<g:sale_price>999.00 INR</g:sale_price>');
  expect(bowl).toContain('<g:availability>in_stock</g:availability>');
  expect(bowl).toContain('<g:identifier_exists>no</g:identifier_exists>');
  expect(bowl).toContain('<g:google_product_category>Home &amp; Garden &gt; Lighting<');
  expect(bowl).toContain('<g:country>IN</g:country>\n<g:service>Standard</g:service>\n<g:price>100.00 INR<');
  expect(bowl).not.toContain('item_group_id');

  const [indigo, red] = varied.variantIds.map((id) => itemOf(text, id));
  expect(indigo).toContain(`<g:item_group_id>${varied.id}</g:item_group_id>`);
  expect(indigo).toContain(`/product/${varied.slug}?color=Indigo&amp;size=2+m</g:link>`);
  expect(indigo).toContain('<g:color>Indigo</g:color>\n<g:size>2 m</g:size>');
  // Delivery is free at and above the free-shipping threshold.
  expect(indigo).toContain('<g:price>0.00 INR</g:price>\n</g:shipping>');
  expect(red).toContain('<g:availability>out_of_stock</g:availability>');
});

test('the feed has the shipping weight, except for variants without their own', async () => {
  const bowl = await makeProduct(shop, { name: 'Bowl' });
  const runner = await makeProduct(shop, { variants: [{ size: '1 m' }, { size: '2 m' }] });
  for (const { id } of [bowl, runner]) {
    await shop.db.updateTable('products').set({ weight_grams: 640 }).where('id', '=', id).execute();
    await showPicture(id);
  }
  await shop.changes.settle();
  const { text } = await read(feed);
  expect(itemOf(text, bowl.id)).toContain('<g:shipping_weight>640 g</g:shipping_weight>');
  for (const id of runner.variantIds) expect(itemOf(text, id)).not.toContain('shipping_weight');
  const [short, long] = runner.variantIds;
  await shop.db.updateTable('variants').set({ weight_grams: 210 }).where('id', '=', short!).execute();
  await shop.changes.settle();
  const weighed = await read(feed);
  expect(itemOf(weighed.text, short!)).toContain('<g:shipping_weight>210 g</g:shipping_weight>');
  expect(itemOf(weighed.text, long!)).not.toContain('shipping_weight');
});

test('a product without a picture is left out of the feed', async () => {
  const bare = await makeProduct(shop, { name: 'Not yet photographed' });
  await shop.changes.settle();
  expect((await read(feed)).text).not.toContain(bare.id);
});

test('an unchanged feed returns 304 until something changes', async () => {
  const product = await makeProduct(shop, { name: 'Known' });
  await showPicture(product.id);
  await shop.changes.settle();
  const first = await read(feed, { 'accept-encoding': 'gzip' });
  const etag = first.headers.get('etag')!;
  expect((await read(feed, { 'if-none-match': etag })).status).toBe(304);

  await shop.db.updateTable('products').set({ stock_quantity: 0 }).where('id', '=', product.id).execute();
  await shop.changes.settle();
  const again = await read(feed, { 'if-none-match': etag });
  expect(again.status).toBe(200);
  expect(itemOf(again.text, product.id)).toContain('out_of_stock');
});

test('the compressed feed has the same content as the uncompressed one', async () => {
  const plain = await read(feed);
  const compressed = await shop.app.request(feed, { headers: { 'accept-encoding': 'gzip' } });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe(plain.text);
  const head = await shop.app.request(feed, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('the manifest has the shop’s name from the settings', async () => {
  const { text, headers } = await read('/manifest.webmanifest');
  expect(headers.get('content-type')).toContain('application/manifest+json');
  const manifest = JSON.parse(text);
  expect(manifest).toMatchObject({
    name: 'Kamala & Daughters',
    short_name: 'Kamala',
    start_url: '/',
    display: 'standalone',
    theme_color: '#fbf7f0',
  });
  expect(
    manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [sizes, purpose]),
  ).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
});

function itemOf(text: string, id: string): string {
  return text.split('<item>').find((item) => item.includes(`<g:id>${id}</g:id>`)) ?? '';
}

async function showPicture(productId: string): Promise<void> {
  const background = `#${productId.slice(-6).replaceAll(/[^0-9a-f]/gi, '0')}`;
  const bytes = await sharp({ create: { width: 200, height: 250, channels: 3, background } })
    .png()
    .toBuffer();
  const pictureId = await addPicture(shop.as({ kind: 'system' }), bytes);
  await shop.db
    .insertInto('product_pictures')
    .values({ product_id: productId, picture_id: pictureId, position: 0, alt: 'as it is' })
    .execute();
}
