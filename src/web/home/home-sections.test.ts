import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT } from '#domain/content/content-registry.ts';
import { inTransaction } from '#shop/context.ts';
import { changeCollection } from '#shop/catalogue/collections/admin/change-collection.ts';
import { createCollection } from '#shop/catalogue/collections/admin/create-collection.ts';
import { saveContent } from '#shop/content/save-content.ts';
import { type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { renderPage } from '#test/render.ts';
import { makeCollection } from '#test/scenes/collections.ts';
import * as home from './home.route.tsx';

let shop: TestShop;
let owner: MadeStaff;
let collectionId: string;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
  const ids = [];
  for (const name of ['Lamp', 'Diya', 'Pot'])
    ids.push((await makeProduct(shop, { name, category: 'lights' })).id);
  const gifts = makeCollection('Gifts', { product_ids: ids.toReversed() });
  collectionId = (await createCollection(owner.ctx, gifts)).id;
  await shop.changes.settle();
});
afterAll(() => shop.close());

const slide = { title: 'Diwali', subtitle: '', button: 'See gifts', url: '/collections/gifts' };

async function write(document: object) {
  await inTransaction(shop.as({ kind: 'system' }), (tx) => saveContent(tx, 'home', document as never));
  await shop.changes.settle();
}
const show = () => renderPage(home, shop.ctx, { path: '/' });

test('a home page saved before sections existed gets the built-in sections', () => {
  const { slides, sections } = CONTENT.home.builtIn;
  expect(CONTENT.home.schema.parse({ slides }).sections).toEqual(sections);
});

test('the owner’s sections are shown in their order, with their titles and product counts', async () => {
  const sections = [
    { kind: 'benefits' },
    { kind: 'products', title: 'Gifts for Diwali', url: '/collections/gifts', count: 2 },
    { kind: 'categories', title: 'Rooms' },
  ];
  await write({ slides: [slide], sections });
  const { status, text, links } = await show();
  expect(status).toBe(200);
  expect(text).toMatch(/See gifts.*Free shipping.*Gifts for Diwali.*Pot.*Diya.*View All.*Rooms/);
  expect(text).not.toMatch(/Lamp|Subscribe|The makers/);
  expect(links.filter(({ href }) => href === '/collections/gifts')).toHaveLength(2);
});

test('a section follows a collection to its new slug and is left out once the collection is empty', async () => {
  await changeCollection(owner.ctx, collectionId, { version: 1, slug: 'presents' });
  await shop.changes.settle();
  expect((await show()).text).toContain('Gifts for Diwali');
  await changeCollection(owner.ctx, collectionId, { version: 2, product_ids: [] });
  await shop.changes.settle();
  expect((await show()).text).not.toContain('Gifts for Diwali');
});

test('a slide is shown only between its begin and end times', async () => {
  const at = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * 60_000).toISOString();
  await write({ slides: [{ ...slide, begins: at(10), ends: at(20) }], sections: [] });
  expect((await show()).text).not.toContain('See gifts');
  shop.clock.advance(10 * 60_000);
  expect((await show()).text).toContain('See gifts');
  shop.clock.advance(10 * 60_000);
  expect((await show()).text).not.toContain('See gifts');
});

test('chapters show text and link and may repeat; price sections link to cheaper products and skip empty bounds', async () => {
  const chapter = {
    kind: 'chapter',
    title: 'Blue pottery',
    text: 'No clay.\n\nOnly quartz.',
    url: '/category/lights',
    button: 'See it',
  };
  const bounds = [{ underRupees: 1_000_000 }, { underRupees: 1 }];
  const prices = [
    { kind: 'prices', text: 'For every budget.', bounds },
    { kind: 'prices', title: 'Lights by price', url: '/category/lights', bounds },
  ];
  await write({
    slides: [slide],
    sections: [chapter, ...prices, { ...chapter, title: 'Red pottery', url: '' }],
  });
  const { status, text, html, links } = await show();
  expect(status).toBe(200);
  expect(html).toMatch(/<p[^>]*>No clay\.<\/p><p[^>]*>Only quartz\.<\/p>/);
  expect(text).toMatch(
    /Blue pottery.*See it.*Gifts by Price.*For every budget\..*Under.*₹10,00,000.*Red pottery/,
  );
  expect(text).not.toContain('₹1 ');
  const hrefs = links.map(({ href }) => href);
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/category/lights',
      '/products?max_price=999999',
      '/category/lights?price=0-999999',
    ]),
  );
  expect(text).toContain('3 products');
});

test('a product already shown in a section above is replaced by another one', async () => {
  const list = { kind: 'products', url: '/category/lights' };
  const sections = [
    { ...list, title: 'First', count: 2 },
    { ...list, title: 'Then', count: 1 },
    { ...list, title: 'Again', count: 3 },
  ];
  await write({ slides: [slide], sections });
  const { links } = await show();
  const named = links.filter(({ href }) => href.startsWith('/product/')).map(({ href }) => href);
  expect(new Set(named.slice(0, 3)).size).toBe(3);
  expect(named).toHaveLength(6);
});
