import { expect, test } from 'vitest';
import { callApi } from '../support/api-buyer.ts';
import { findShop } from '../support/find-shop.ts';

const { url } = findShop();
const readFacets = (slug: string) => callApi('GET /products', { url, query: { limit: 1, category: slug } });

test('the demo shop has products in each category and in the three computed lists', async () => {
  const { categories, source } = await callApi('GET /categories', { url });
  expect(source).toBe('database');
  const slugs = categories.map(({ slug }) => slug);
  const groups = 'divine-collections wall-decor festivals lighting home-accent storage-bags gifting'.split(
    ' ',
  );
  expect(slugs).toEqual(expect.arrayContaining([...groups, 'Bestsellers', 'new-in', 'sale']));
  for (const { slug, name, product_count, children, image, landscape_image } of categories) {
    expect(product_count, name).toBeGreaterThan(0);
    if (!groups.includes(slug)) continue;
    expect(children.length, name).toBeGreaterThan(1);
    expect([image, landscape_image], name).toEqual([
      expect.stringContaining('/media/'),
      expect.stringContaining('/media/'),
    ]);
  }
});

const own = 'type material size style colour occasion price';

test.each([
  ['divine-collections', own],
  ['wall-decor', own],
  ['festivals', own],
  ['lighting', own],
  ['home-accent', own],
  ['storage-bags', own],
  ['gifting', own],
  ['Bestsellers', 'material discount price'],
  ['new-in', 'material discount price'],
  ['sale', 'material discount price'],
])('%s can be filtered by %s, and every filter has options', async (slug, keys) => {
  const { facets, total } = await readFacets(slug);
  expect(total).toBeGreaterThan(0);
  expect(facets.map(({ key }) => key)).toEqual(expect.arrayContaining(keys.split(' ')));
  for (const { key, options } of facets)
    expect(
      options.some(({ count }) => count > 0),
      `${slug} by ${key}`,
    ).toBe(true);
});
