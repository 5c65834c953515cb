import { expect, test } from 'vitest';
import type { Suggestions } from '#contract/catalogue/suggestions.ts';
import { withSearch } from './past-searches.ts';
import { toGroups } from './suggested.ts';

const categories = [
  { slug: 'lighting', name: 'Lighting', children: [{ slug: 'table-lamps', name: 'Table Lamps' }] },
  { slug: 'wall-decor', name: 'Wall Decor', children: [] },
];
const lamp = {
  id: 'prd_1',
  slug: 'blue-pottery-table-lamp',
  name: 'Blue Pottery Table Lamp',
  price: 2499,
  sale_price: 1999,
  image: null,
};
const makeAnswer = (facts: Partial<Suggestions> = {}): Suggestions => ({
  products: [lamp],
  categories: [],
  terms: [],
  ...facts,
});
const known = { answer: undefined, earlier: undefined, categories, past: [] };
const titles = (groups: ReturnType<typeof toGroups>) =>
  groups.map(({ title, options }) => [title, ...options.map(({ label }) => label)]);

test('locally known suggestions are shown before the server answers', () => {
  expect(titles(toGroups({ ...known, typed: 'wal', past: ['walnut box', 'diya'] }))).toEqual([
    ['Recent searches', 'walnut box'],
    ['Popular searches', 'Wall Decor'],
    ['Categories', 'Wall Decor'],
  ]);
});

test('a variant spelling of a known word matches it', () => {
  expect(titles(toGroups({ ...known, typed: 'lemp' }))).toEqual([]);
  expect(titles(toGroups({ ...known, typed: 'laamp' }))).toEqual([['Categories', 'Table Lamps']]);
});

test('server suggestions are added after those already shown, without duplicates', () => {
  const answer = makeAnswer({
    terms: ['wall decor', 'wall hanging'],
    categories: [
      { name: 'Wall Decor', slug: 'wall-decor' },
      { name: 'Festivals', slug: 'festivals', subcategory: { name: 'Wall Lights', slug: 'wall-lights' } },
      { name: 'Walnut', slug: 'walnut' },
    ],
  });
  expect(titles(toGroups({ ...known, typed: 'wall', answer }))).toEqual([
    ['Popular searches', 'Wall Decor', 'wall hanging'],
    ['Categories', 'Wall Decor', 'Wall Lights'],
    ['Products', 'Blue Pottery Table Lamp'],
  ]);
});

test('terms that only sound alike are dropped in favour of terms spelled alike', () => {
  const answer = makeAnswer({ products: [], terms: ['deepak', 'diya stand', 'dibba'] });
  expect(titles(toGroups({ ...known, typed: 'diy', answer }))).toEqual([['Popular searches', 'diya stand']]);
  expect(titles(toGroups({ ...known, typed: 'dee', answer }))).toEqual([['Popular searches', 'deepak']]);
});

test('until the server has answered, products of its last answer stay as long as they fit', () => {
  const earlier = makeAnswer();
  expect(titles(toGroups({ ...known, typed: 'blue p', earlier }))).toEqual([['Products', lamp.name]]);
  expect(toGroups({ ...known, typed: 'brass', earlier }).map(({ title }) => title)).toEqual([
    'Popular searches',
  ]);
});

test('a product is shown with the price that is paid, and leads to its page', () => {
  const [group] = toGroups({ ...known, typed: 'pottery', answer: makeAnswer() });
  expect(group!.options[0]).toMatchObject({ aside: '₹1,999', to: '/product/blue-pottery-table-lamp' });
});

test('with fewer than two letters, only past searches are suggested', () => {
  expect(titles(toGroups({ ...known, typed: 'b', past: ['diya'] }))).toEqual([['Recent searches', 'diya']]);
  expect(toGroups({ ...known, typed: '' })).toEqual([]);
});

test('six past searches are kept, the latest first, each once', () => {
  const past = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(withSearch(past, 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
  expect(withSearch(past, 'C')).toEqual(['C', 'a', 'b', 'd', 'e', 'f']);
});
