import * as fc from '#test/fast-check.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldText } from '#domain/search/fold-text.ts';
import { SEARCH_MOST_FOUND, normaliseQuery } from '#domain/search/search.ts';
import { toSearchFold, toSearchText } from '#domain/search/search-text.ts';
import { makeCategory } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { findHits, wantText, wantWords } from './find-hits.ts';
import { readTexts } from './read-texts.ts';
import { openProductIndex } from '#shop/catalogue/lists/product-index.ts';

// These tests check that the index finds what a plain scan of all texts finds, in the same order, for any products and queries.

let shop: TestShop;
let category: string;
/** More products than a search returns, and more than the document store scans before it makes posting lists. */
const many = 1300;
/** The time limit of a hundred queries to a database on a busy machine. */
const timeoutMs = 60_000;

const word = fc.constantFrom(
  ...'diya deeya diyas brass brass-lamp lamp lamp, oflamp half-lamp of a the there e é ganesha pooja thali dia'
    .split(' ')
    .concat('धूप', 'दीया', '50%', 's_x', '\\', '🙂', "jha's"),
);
const words = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((all) => all.join(' '));
const product = fc.record({
  name: words(3),
  description: fc.oneof(fc.constant(''), words(12)),
  tags: fc.array(words(2), { maxLength: 3 }),
  sold: fc.nat(3),
  rating: fc.nat(2),
  stock: fc.nat(1),
});
type ListedProduct = typeof product extends fc.Arbitrary<infer Made> ? Made : never;
/** A query: words of the products, and fragments of words and of the gaps between them. */
const question = fc
  .tuple(words(4), fc.nat(3), fc.nat(3))
  .map(([text, start, end]) => text.slice(start, text.length - end).trim())
  .filter((text) => text !== '');

beforeAll(async () => {
  shop = await openShop();
  category = await makeCategory(shop, 'lighting');
  await put(fc.sample(product, { numRuns: many, seed: 27 }).map((each, index) => [toId(index), each]));
}, timeoutMs);
afterAll(() => shop?.close());

const toId = (index: number) => `prd_${String((index * 7919) % 100_003).padStart(6, '0')}`;

async function put(products: (readonly [string, ListedProduct])[]) {
  const rows = products.map(([id, each]) => ({
    id,
    text: toSearchText(each),
    fold: toSearchFold([each.name, ...each.tags]),
    sold: each.sold,
    rating: each.rating + 1,
    stock: each.stock,
  }));
  await sql`
    insert into products (id, sku, name, category_id, hsn, price_paise, from_price_paise, units_sold_90_days, rating_count, rating_sum,
                          stock_quantity,
                          search_text, search_fold, created_at, updated_at)
    select id, id, 'Lamp', ${category}, '94055000', 100, 100, sold, 1, rating, stock, text, fold, now(), now()
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as made (id text, text text, fold text, sold int, rating int, stock int)
    on conflict (id) do update set search_text = excluded.search_text, search_fold = excluded.search_fold,
      units_sold_90_days = excluded.units_sold_90_days, rating_sum = excluded.rating_sum, stock_quantity = excluded.stock_quantity, status = 'live'`.execute(
    shop.db,
  );
  await shop.changes.settle();
}

async function findHere(text: string, alternatives?: string[][]): Promise<string[]> {
  const { searchIndex } = await openProductIndex(shop.ctx);
  await readTexts(shop.ctx, searchIndex);
  return findHits(
    searchIndex,
    alternatives ? wantWords(searchIndex, alternatives) : wantText(searchIndex, text),
  ).ids;
}

type Row = { id: string; text: string; fold: string };

/**
 * Finds products without the index: reads and ranks every text from the database, and takes the thousand best-selling matches, with those
 * in stock first.
 */
async function findPlainly(rank: (row: Row) => number | undefined): Promise<string[]> {
  const { rows } = await sql<Row>`
    select id, search_text as text, search_fold as fold from products
     where status = 'live' order by in_stock desc, units_sold_90_days desc, rating_sum desc, id`.execute(
    shop.db,
  );
  const hits = rows.flatMap((row) => {
    const at = rank(row);
    return at === undefined ? [] : [{ id: row.id, at }];
  });
  const best = hits.slice(0, SEARCH_MOST_FOUND);
  return best.toSorted((a, b) => a.at - b.at).map(({ id }) => id);
}

async function expectTheSame(text: string) {
  const here = await findHere(text);
  expect(here).toEqual(await findPlainly((row) => rankText(row, text)));
  return here;
}

test(
  'any search finds what a plain scan of all texts finds, in the same order',
  async () => {
    await fc.assert(
      fc.asyncProperty(question, async (text) => void (await expectTheSame(text))),
      { numRuns: 150 },
    );
  },
  timeoutMs,
);

test('a word that most products have finds the thousand best sellers', async () => {
  expect(await expectTheSame('a')).toHaveLength(1000);
  expect(await expectTheSame('brass l')).not.toHaveLength(0);
  expect(await expectTheSame('there')).not.toHaveLength(0);
});

test(
  'corrected words find what a plain scan of all texts finds',
  async () => {
    const alternatives = fc.array(
      fc.uniqueArray(fc.constantFrom('dia', 'dias', 'bras', 'lanp', 'puja', 'nothing'), { maxLength: 3 }),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    await fc.assert(
      fc.asyncProperty(alternatives, async (all) => {
        expect(await findHere('', all)).toEqual(await findPlainly((row) => rankWords(row, all)));
      }),
    );
  },
  timeoutMs,
);

test(
  'added, changed and archived products are found by their current texts',
  async () => {
    const change = fc.tuple(fc.nat(many + 40).map(toId), fc.option(product));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 30 }), question, async (changes, text) => {
        const last = new Map(changes);
        await put([...last].flatMap(([id, now]) => (now ? [[id, now] as const] : [])));
        const gone = [...last].filter(([, now]) => !now).map(([id]) => id);
        await sql`update products set status = 'archived' where id = any (${gone}::text[])`.execute(shop.db);
        await shop.changes.settle();
        await expectTheSame(text);
      }),
      { numRuns: 40 },
    );
  },
  timeoutMs,
);

test('a full reload does not read unchanged texts again', async () => {
  const listeners: ((tag: string) => void)[] = [];
  const subscribe = (listener: (tag: string) => void) => (listeners.push(listener), () => {});
  const ctx = { ...shop.ctx, memory: { ...shop.ctx.memory, subscribe } };
  await readTexts(ctx, (await openProductIndex(ctx)).searchIndex);
  const first = sql`(select id from products where status = 'live' order by ctid limit 1)`;
  await sql`update products set status = 'archived' where id = ${first}`.execute(shop.db);
  for (const tell of listeners) tell('*');
  const { searchIndex } = await openProductIndex(ctx);
  expect(searchIndex.listOutdated()).toEqual([]);
});

/** Returns the rank of a product in a search, computed from its whole texts; undefined if it does not fit. */
function rankText({ text, fold }: Row, asked: string): number | undefined {
  // A query that was cut may end in half a surrogate pair, which no text contains.
  const query = normaliseQuery(asked).toWellFormed();
  const folded = foldText(query);
  const words = folded.split(' ').filter(Boolean);
  const isSpelledIn = (line: string) =>
    words.length > 0 && words.every((word) => line.includes(word.length <= 3 ? ` ${word} ` : ` ${word}`));
  const [foldedName, ...others] = fold.split('\n');
  if (isSpelledIn(fold)) {
    if (foldedName === ` ${folded} `) return 0;
    if (isSpelledIn(foldedName!)) return 1;
    if (others.includes(` ${folded} `)) return 2;
    return words.some((word) => fold.includes(` ${word} `) || fold.includes(` ${word}s `)) ? 3 : 4;
  }
  if (!text.includes(query)) return undefined;
  const [name, , ...tags] = text.split('\n');
  if (` ${name}`.includes(` ${query}`)) return 5;
  if (name!.includes(query)) return 6;
  return tags.some((tag) => tag.includes(query)) ? 7 : 8;
}

/** Returns the rank for corrected words; undefined if the product does not fit. */
function rankWords({ fold }: Row, alternatives: string[][]): number | undefined {
  const isIn = (line: string) =>
    alternatives.every((words) => words.some((word) => line.includes(` ${word} `)));
  if (!isIn(fold)) return undefined;
  return isIn(fold.split('\n')[0]!) ? 0 : 1;
}
