import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import routes from '#web/routes.ts';
import { findShop } from '../support/find-shop.ts';
import { makeCollectionPage, type PickedProduct, pickProducts } from '../support/products.ts';
import { type Head, readHead } from '../support/read-head.ts';

// Tests the heads of pages that search engines and messengers read, as the built program sends them, without a browser.

const shop = findShop();
const { url } = shop;
let picked: { plain: PickedProduct; varied: Required<PickedProduct> };

beforeAll(async () => {
  picked = await pickProducts(url);
});

const read = (path: string) => readHead(url, path);
const content = [
  '/about',
  '/contact',
  '/faq',
  '/shipping',
  '/returns',
  '/privacy-policy',
  '/terms-conditions',
];
const found = ['/', '/products', '/categories', ...content];
const own = [
  '/search?q=diya',
  '/cart',
  '/wishlist',
  '/login',
  '/register',
  '/mobile-login',
  '/mobile-register',
  '/checkout',
];
const alsoOwn = [
  '/forgot-password',
  '/reset-password/aaaa',
  '/verify-email/aaaa',
  '/undo-change/aaaa',
  '/orders',
  '/profile',
  '/addresses',
  '/tickets',
  '/invoices',
  '/track/HT-1',
  '/offline',
];

test.each(found)('%s has one title, description and canonical URL', async (path) => {
  expect(whatIsWrong(await read(path), path)).toEqual([]);
});

test('products and categories have correct metadata and one canonical URL for all choices and filters', async () => {
  const { category, product, variant } = picked.varied;
  const home = `/product/${product.slug}`;
  expect(whatIsWrong(await read(home), home)).toEqual([]);
  expect(
    whatIsWrong(await read(`${home}?color=${variant.color ?? ''}&size=${variant.size ?? ''}`), home),
  ).toEqual([]);
  const list = `/category/${category.slug}`;
  for (const query of ['', '?sort=price_asc&view=list', '?page=99', '?price=0-999&page=2'])
    expect(whatIsWrong(await read(list + query), list), query).toEqual([]);
  expect(whatIsWrong(await read(`/products?category=${category.slug}&sort=popular`), list)).toEqual([]);
  expect((await read('/products?page=2')).canonical).toBe(`${url}/products?page=2`);
  expect((await read('/products?page=2&min_price=500')).canonical).toBe(`${url}/products`);
});

test('collections, makers and crafts have correct metadata and one canonical URL for all choices', async () => {
  const { product } = picked.varied;
  const collection = await makeCollectionPage(shop, product.id);
  for (const path of [
    `/collections/${collection}`,
    `/makers/${product.maker!.slug}`,
    `/crafts/${product.craft_slug}`,
  ])
    for (const query of ['', '?sort=price_asc'])
      expect(whatIsWrong(await read(path + query), path), path + query).toEqual([]);
});

test.each(['/products?page=99&sort=price_asc', '/search?page=99&q=a', '/category/lighting?page=99'])(
  '%s, past the end of the list, redirects to its last page and is not cached',
  async (path) => {
    const answer = await fetch(url + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store']);
    const last = new URL(answer.headers.get('location')!, url);
    expect(last.pathname).toBe(new URL(path, url).pathname);
    last.searchParams.delete('page');
    expect(last.search).toBe(new URL(path.replace('page=99', ''), url).search.replace('?&', '?'));
    const { html, status } = await read(answer.headers.get('location')!);
    expect(status).toBe(200);
    expect(html).toContain('<article');
    const step = await fetch(url + path.replace('?', '.data?'), { redirect: 'manual' });
    expect([step.status, step.headers.get('cache-control')]).toEqual([202, 'no-store']);
  },
);

test('each page has its own title and description; the pages of one list share their description', async () => {
  const { category, product } = picked.varied;
  const { product: other } = picked.plain;
  const paths = [
    ...found,
    '/products?page=2',
    `/category/${category.slug}`,
    `/product/${product.slug}`,
    `/product/${other.slug}`,
  ];
  const heads = await Promise.all(paths.map(read));
  expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(paths.length);
  // The pages of one list share a description; their titles differ.
  expect(new Set(heads.map(({ description }) => description)).size).toBe(paths.length - 1);
});

test.each([...own, ...alsoOwn])('%s is not indexed by search engines', async (path) => {
  const { titles, h1, robots, canonical } = await read(path);
  expect({ titles: titles.length, robots, canonical }).toEqual({
    titles: 1,
    robots: 'noindex',
    canonical: undefined,
  });
  expect(h1).toBeLessThanOrEqual(1);
});

test('every route is covered by these tests', () => {
  const told = [...found, ...own, ...alsoOwn].map((path) => path.split(/[/?]/)[1]);
  const asked = ['category', 'product', 'products', 'collections', 'makers', 'crafts'];
  const others = [...asked, '*', 'order-status', 'order-confirmation', 'newsletter'];
  const missing = routes
    .map((route) => (route.index ? '' : route.path!.split('/')[0]!))
    .filter((first) => !told.includes(first) && !others.includes(first));
  expect(missing).toEqual([]);
});

test('a missing page is 404 with one title and links to go on', async () => {
  for (const [path, title] of [
    ['/no-such-page', 'Page not found'],
    ['/category/no-such-category', 'Category not found'],
    ['/product/nothing', 'Product not found'],
  ] as const) {
    const head = await read(path);
    expect({ path, status: head.status, titles: head.titles, robots: head.robots, h1: head.h1 }).toEqual({
      path,
      status: 404,
      titles: [`${title} · Haat`],
      robots: 'noindex',
      h1: 1,
    });
    expect(head.html).toContain('</header>');
    expect(head.html).toContain('</footer>');
    expect(head.html).toContain('href="/products"');
  }
});

test('every URL of the sitemap and the feed exists', async () => {
  const pages = await (await fetch(`${url}/sitemaps/pages.xml`)).text();
  const listed = [...pages.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, loc]) => loc!)
    .filter((loc) => !loc.includes('/media/'));
  expect(listed.length).toBeGreaterThan(20);
  const feed = await (await fetch(`${url}/feeds/google-merchant.xml`)).text();
  const links = [...feed.matchAll(/<g:(?:image_)?link>([^<]+)<\/g:/g)].map(([, link]) =>
    link!.replaceAll('&amp;', '&'),
  );
  expect(links.length).toBeGreaterThan(200);
  const some = [...listed, ...links.filter((_, index) => index % 70 === 0)];
  for (const address of some) expect([address, (await fetch(address)).status]).toEqual([address, 200]);
});

const Manifest = z.object({ icons: z.array(z.object({ src: z.string(), sizes: z.string() })) });

test('the manifest links to icons of the sizes that it names', async () => {
  const manifest = Manifest.parse(await (await fetch(`${url}/manifest.webmanifest`)).json());
  const sharp = (await import('sharp')).default;
  for (const { src, sizes } of manifest.icons) {
    const icon = await fetch(url + src);
    const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

/** Lists all faults in the head of a page that should be found, as sentences. */
function whatIsWrong(head: Head, path: string): string[] {
  const { status, titles, description = '', canonical, robots, h1, meta } = head;
  const wrong: string[] = [];
  if (status !== 200) wrong.push(`status ${status}`);
  if (titles.length !== 1 || !/^.{3,} · Haat$/.test(titles[0]!)) wrong.push(`titles ${titles.join(' | ')}`);
  if (description.length < 20 || description.length > 160) wrong.push(`description "${description}"`);
  if (canonical !== url + path) wrong.push(`canonical ${canonical}`);
  if (robots) wrong.push(`robots ${robots}`);
  if (h1 !== 1) wrong.push(`${h1} h1`);
  if (meta['og:url'] !== canonical) wrong.push(`og:url ${meta['og:url']}`);
  for (const name of [
    'og:title',
    'og:description',
    'og:type',
    'og:site_name',
    'og:image',
    'og:image:width',
    'twitter:card',
  ])
    if (!meta[name]) wrong.push(`no ${name}`);
  return wrong;
}
