import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#shop/context.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { searchProducts } from './search-products.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    const { id: categoryId } = await addCategory(tx, { slug: 'festivals', name: 'Festivals', position: 1 });
    const shared = { categoryId, hsn: '69120040', pricePaise: 100_00 };
    await addProducts(tx, [
      { ...shared, sku: 'STAND', name: 'Sugandha Stand', tags: ['दीया', 'lamps'] },
      { ...shared, sku: 'DIYA', name: 'Clay Diya', nameHi: 'मिट्टी दीया', tags: ['दीपक', 'pital'] },
      {
        ...shared,
        sku: 'BELL',
        name: 'Temple Bell',
        description: 'Rings beside a\n  clay diya at dusk. 50% brass_x.',
        tags: ['ghanti'],
      },
      {
        ...shared,
        sku: 'GODS',
        name: 'Ganesha Idol',
        tags: ['Ganpati'],
        craft: 'Dhokra casting',
        place: 'Bastar',
        maker: { name: 'Sunita Jha', story: 'She models the wax.' },
      },
      { ...shared, sku: 'BOOK', name: 'Diary', description: 'Handmade paper', tags: ['daan diyavali'] },
    ]);
  });
});
afterAll(() => shop?.close());

async function search(q: string): Promise<string[]> {
  const { items } = await searchProducts(shop.ctx, { q });
  return items.map(({ name }) => name);
}

test('a query matches a product whose name, description or tag contains it, in any case', async () => {
  expect(await search('CLAY DIYA')).toEqual(['Clay Diya', 'Temple Bell']);
  expect(await search('ngs besi')).toEqual(['Temple Bell']);
  expect(await search('ganpat')).toEqual(['Ganesha Idol']);
  expect((await search('दीपक'))[0]).toBe('Clay Diya');
});

test('hits in the name rank before tags, and tags before the description', async () => {
  expect(await search('diya')).toEqual(['Clay Diya', 'Sugandha Stand', 'Diary', 'Temple Bell']);
});

test.each(['deeya', 'diyaa', 'दीया'])(
  '%s finds what diya finds in the same order, except a mere substring match',
  async (spelling) => {
    const found = await search(spelling);
    expect(found).toEqual(['Clay Diya', 'Sugandha Stand', 'Temple Bell']);
    expect((await search('diya')).filter((name) => name !== 'Diary')).toEqual(found);
  },
);

test('the beginning of a word in the name ranks before the middle of one', async () => {
  const both = ['Ganesha Idol', 'Sugandha Stand'];
  expect(await search('gan')).toEqual(both);
  expect((await search('s')).filter((name) => both.includes(name))).toEqual(both.toReversed());
});

test('a hit does not span two fields', async () => {
  const query = { q: 'dusk. 50% brass_x. ghanti' };
  expect(await searchProducts(shop.ctx, query)).toMatchObject({ total: 1, match: { kind: 'partly' } });
});

test('SQL wildcards in a query are matched literally', async () => {
  expect(await search('50%')).toEqual(['Temple Bell']);
  expect(await search('s_x')).toEqual(['Temple Bell']);
  expect(await search('%')).toEqual(['Temple Bell']);
  expect(await search("'; drop table products; --")).toEqual([]);
  expect(await search('\\')).toEqual([]);
});

test.each(['deeya', 'diyaa', 'दीया', 'dheeya'])('%s is a spelling of diya', async (spelling) => {
  expect(await search(spelling)).toContain('Clay Diya');
  expect(await search(spelling)).not.toContain('Diary');
});

test('words may come from different fields and craft or place count', async () => {
  expect(await search('dokra ganesh')).toEqual(['Ganesha Idol']);
  expect(await search('bastar')).toEqual(['Ganesha Idol']);
});

test.each(['gnesh', 'gaensh', 'ganehsa', 'gnesh idol'])('the typo %s is corrected', async (mistyped) => {
  expect(await search(mistyped)).toEqual(['Ganesha Idol']);
});

test('one swap of two letters is corrected even if it changes the sound; two swaps are not', async () => {
  expect(await search('Diayr')).toEqual(['Diary']);
  expect(await search('daiyr')).toEqual([]);
});

test('a corrected search is marked as corrected; a search found as typed has no mark', async () => {
  expect(await searchProducts(shop.ctx, { q: 'gaensh' })).toMatchObject({
    total: 1,
    match: { kind: 'corrected' },
  });
  expect(await searchProducts(shop.ctx, { q: 'ganesha' })).not.toHaveProperty('match');
});

test('synonyms find each other’s products; a word found only in a description is marked as mentioned', async () => {
  expect(await search('vinayak murti')).toEqual(['Ganesha Idol']);
  expect(await search('deepak')).toEqual(['Clay Diya', 'Sugandha Stand', 'Temple Bell']);
  expect(await searchProducts(shop.ctx, { q: 'handmade' })).toMatchObject({ match: { kind: 'mentioned' } });
});

test('a price limit is read from a search that finds nothing as typed', async () => {
  const bound = async (q: string) => {
    const { total, match } = await searchProducts(shop.ctx, { q });
    return [total, match];
  };
  expect(await bound('diya for mother under 100')).toEqual([4, { mostPaise: 100_00 }]);
  expect(await bound('diya under 99')).toEqual([0, undefined]);
  expect(await bound('above ₹100')).toEqual([5, { leastPaise: 100_00 }]);
});

test('if no product has all the words, products with some of them are found', async () => {
  expect(await searchProducts(shop.ctx, { q: 'ganesha spaceship' })).toMatchObject({
    total: 1,
    match: { kind: 'partly' },
  });
});

test.each(['zzzz', 'zz', 'zzz', 'jjjj', 'ssss', 'xyzzy', 'qqq'])('%s finds nothing', async (noise) => {
  expect(await search(noise)).toEqual([]);
});

test('an empty or meaningless query finds nothing', async () => {
  expect(await search('  ')).toEqual([]);
  expect(await search('zzzzqq')).toEqual([]);
  expect(await search('🙂')).toEqual([]);
  expect(await search('\u0000')).toEqual([]);
  expect(await search('x'.repeat(5000))).toEqual([]);
});
