import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductDraftInput } from '#domain/catalogue/product-draft.ts';
import { inTransaction } from '#shop/context.ts';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { renderFailure, renderPage } from '#test/render.ts';
import { addLamps, toLamp } from '#test/scenes/lamps.ts';
import * as categories from './categories.route.tsx';
import * as category from './category.route.tsx';
import * as products from './products.route.tsx';

let shop: TestShop;
let many: TestShop;

beforeAll(async () => {
  [shop, many] = await Promise.all([openShop(), openShop()]);
  await addLamps(shop, (lamps) => [
    toLamp(lamps, {
      sku: 'C',
      name: 'Kuthuvilakku',
      description: 'A tall lamp for the doorstep.',
      maker: { name: 'Selvam, Nachiarkoil' },
      place: 'Nachiarkoil',
      stateKey: 'TN',
      pricePaise: 3000_00,
      variants: twoSizes(),
    }),
  ]);
});
afterAll(() => Promise.all([shop.close(), many.close()]));

/** Creates 101 featured lamps, of which only the oldest is in stock. */
async function fillWithLamps(): Promise<void> {
  await inTransaction(many.as({ kind: 'system' }), async (tx) => {
    const lamps = await addCategory(tx, {
      slug: 'lighting',
      name: 'Lighting',
      position: 1,
      subcategories: ['Oil & Ghee Lamps'],
    });
    const makeLamp = (index: number) =>
      toLamp(lamps, {
        sku: `L${index}`,
        featured: true,
        stockQuantity: index === 0 ? 1 : 0,
        createdAt: new Date(Date.parse('2026-01-01') + index * 1000),
      });
    await addProducts(
      tx,
      Array.from({ length: 101 }, (_, index) => makeLamp(index)),
    );
  });
}

function twoSizes(): ProductDraftInput['variants'] {
  return [
    { sku: 'C-S', size: 'Small', pricePaise: 3332_00, salePricePaise: 2499_00, stockQuantity: 2 },
    { sku: 'C-L', size: 'Large', pricePaise: 4999_00, stockQuantity: 2 },
  ];
}

const openCategory = (path: string) => {
  const [, , slug, subcategory] = path.split('?')[0]!.split('/');
  const params = { category: slug!, ...(subcategory && { subcategory: decodeURIComponent(subcategory) }) };
  return renderPage(category, shop.ctx, { path, params });
};

test('all products: shows title, count, sort options, price slider from 0 to 50,000 and expandable categories', async () => {
  const { text, html, links } = await renderPage(products, shop.ctx, { path: '/products' });
  expect(html).toMatch(/<h1[^>]*>All Products</);
  expect(text).toContain('Showing 3 products');
  expect([...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, words]) => words)).toEqual([
    'Newest First',
    'Price: Low to High',
    'Price: High to Low',
    'Most Popular',
  ]);
  expect(html).toMatch(/<input[^>]*type="range"[^>]*min="0"[^>]*max="50000"/);
  expect(html).toMatch(/<summary[^>]*>.*?Lighting/s);
  expect(links).toContainEqual({
    words: 'Lanterns 0',
    href: '/products?category=lighting&subcategory=Lanterns',
  });
});

test('all products: a category and subcategory in the URL restrict the list to their products', async () => {
  const path = '/products?category=lighting&subcategory=Oil%20%26%20Ghee%20Lamps';
  const { text, html } = await renderPage(products, shop.ctx, { path });
  expect(html).toMatch(/<h1[^>]*>Oil &amp; Ghee Lamps</);
  expect(text).toContain('Showing 3 products');
  const other = await renderPage(products, shop.ctx, {
    path: '/products?category=lighting&subcategory=Lanterns',
  });
  expect(other.text).toContain('Showing 0 products');
  expect(other.text).toContain('No products found');
});

test('a list that fails to load shows an error message without internal details', async () => {
  for (const page of [products, category]) {
    const { text } = await renderFailure(page, '/products', new Error('the database is away'));
    expect(text).toContain('Failed to fetch products');
    expect(text).not.toContain('the database');
  }
});

test('category: shows breadcrumb, banner, count, sort options, filters and cards linking to products', async () => {
  const { text, html, links } = await openCategory('/category/lighting');
  expect(html).toMatch(/<h1[^>]*>Lighting</);
  expect(text).toContain('Lamps from all over India');
  expect(text).toContain('3 products');
  expect(html).toMatch(/<aside aria-label="Filters".*?Material.*?Brass/s);
  expect(html.match(/<option[^>]*>[^<]*</g)!.map((option) => option.replace(/<[^>]*>|</g, ''))).toEqual([
    'Featured',
    'Newest First',
    'Price: Low to High',
    'Price: High to Low',
  ]);
  expect(html).toMatch(/<nav[^>]*aria-label="Breadcrumb"/);
  expect(links.slice(0, 1)).toEqual([{ words: 'Home', href: '/' }]);
  for (const name of ['Brass Diya', 'Clay Lantern', 'Kuthuvilakku'])
    expect(links.find(({ words }) => words === name)?.href).toMatch(/^\/product\/[a-z-]+$/);
});

test('category: a subcategory page opens under any spelling of its slug, with its category in the breadcrumb', async () => {
  for (const spelling of ['oil-%26-ghee-lamps', 'OIL-%2526-GHEE-LAMPS', 'Oil%20%26%20Ghee%20Lamps']) {
    const { links, html, text } = await openCategory(`/category/lighting/${spelling}`);
    expect(html).toMatch(/<h1[^>]*>Oil &amp; Ghee Lamps</);
    expect(links.slice(0, 2)).toEqual([
      { words: 'Home', href: '/' },
      { words: 'Lighting', href: '/category/lighting' },
    ]);
    expect(text).toContain('3 products');
  }
});

test('category: the list view shows each product’s description, maker, place, sizes and colours; the grid does not', async () => {
  const list = await openCategory('/category/lighting?view=list');
  expect(list.text).toContain('A tall lamp for the doorstep.');
  expect(list.text).toContain('Made by: Selvam, Nachiarkoil');
  expect(list.text).toContain('Sizes: Small, Large');
  expect(list.text).not.toContain('Colours:');
  expect(list.text).toContain('Nachiarkoil, Tamil Nadu');
  const grid = await openCategory('/category/lighting');
  expect(grid.text).not.toContain('Made by');
  expect(grid.text).not.toContain('Tamil Nadu');
  const paint = async (color: string | null) => {
    await shop.db.updateTable('variants').set({ color }).where('sku', 'in', ['C-S', 'C-L']).execute();
    await shop.changes.settle();
  };
  await paint('Red');
  expect((await openCategory('/category/lighting?view=list')).text).toContain('Colours: Red');
  await paint(null);
});

test('category: a subcategory shows its own text, not its category’s', async () => {
  const { text } = await openCategory('/category/lighting/lanterns');
  expect(text).toContain('Paper and pierced brass.');
  expect(text).not.toContain('Lamps from all over India');
  const other = await openCategory('/category/lighting/Oil%20%26%20Ghee%20Lamps');
  expect(other.text).not.toContain('Lamps from all over India');
});

test('category: an unknown category or subcategory returns 404', async () => {
  const missing = await openCategory('/category/nothing');
  expect([missing.status, missing.text]).toEqual([404, expect.stringContaining('Category not found')]);
  expect((await openCategory('/category/lighting/nothing')).status).toBe(404);
});

test('category: when no products match, the filters can be cleared', async () => {
  const { text } = await openCategory('/category/lighting?material=Brass');
  expect(text).toContain('No products found matching your filters.');
  expect(text).toContain('Clear Filters');
});

test('cards: show the lowest price, sale price and discount; sold-out products offer Request', async () => {
  const { html } = await openCategory('/category/lighting');
  const card = (name: string) => {
    const from = html.indexOf('<article', html.lastIndexOf('<article', html.indexOf(`>${name}<`)));
    return html
      .slice(from, html.indexOf('</article>', from))
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  };
  expect(card('Kuthuvilakku')).toMatch(
    /25% off Kuthuvilakku .*Price now From ₹2,499 before MRP ₹3,332 .*Choose options/,
  );
  expect(card('Brass Diya')).toMatch(/20 ?% off Brass Diya .*₹800 .*₹1,000 .*Add to Cart/);
  expect(card('Clay Lantern')).toMatch(/Out of Stock.*Request/);
  expect(card('Clay Lantern')).not.toContain('Add to Cart');
});

test('category: the first page shows 100 products and links to the next page', async () => {
  await fillWithLamps();
  const { html, text, links } = await renderPage(category, many.ctx, {
    path: '/category/lighting',
    params: { category: 'lighting' },
  });
  expect(html.match(/<article/g)).toHaveLength(100);
  expect(text).toContain('101 products');
  expect(links).toContainEqual({ words: 'Load more', href: '/category/lighting?page=2' });
});

test('overview: shows its title, a card per category by first letter, and subcategories with counts and links', async () => {
  const { text, html, links } = await renderPage(categories, shop.ctx, { path: '/categories' });
  expect(text).toMatch(/^Shop by Category Explore our curated collection of Indian handicrafts/);
  expect(html).toContain('data-letter="L"');
  expect(text).toContain('View 2 Subcategories');
  expect(html.match(/<details/g)).toHaveLength(1);
  expect(links).toEqual([
    { words: 'Lighting', href: '/products?category=lighting' },
    {
      words: 'Oil & Ghee Lamps 3 items',
      href: '/products?category=lighting&subcategory=Oil%20%26%20Ghee%20Lamps',
    },
    { words: 'Lanterns 0 items', href: '/products?category=lighting&subcategory=Lanterns' },
    { words: 'Gifting', href: '/products?category=gifting' },
  ]);
  expect(text).toContain('Lamps from all over India');
});

test('overview: when categories fail to load, an error and Retry are shown', async () => {
  const { text } = await renderFailure(categories, '/categories', new Error('away'));
  expect(text).toMatch(/^Error loading categories Failed to fetch categories\. .*Retry$/);
});
