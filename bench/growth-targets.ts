import { toPath } from '#contract/client.ts';
import { FILLED_CATEGORIES } from './fill-products.ts';

type Category = { slug: string; rule: string | null; filters: { key: string; options: string[] }[] };
export type Target = {
  name: string;
  path: (turn: number) => string;
  /** How often it is requested, where that differs from the others. */
  turns?: Turns;
};
export type Turns = { warmUp: number; measured: number };

/** Returns what is requested of a shop of any size, with another address at every turn. */
export function listTargets(all: Category[]): Target[] {
  const categories = all.filter(({ rule }) => rule === null).slice(0, FILLED_CATEGORIES);
  const category = (turn: number) => pick(categories, turn);
  return [
    {
      name: 'category page, 100 cards',
      path: (turn) => `/category/${category(turn).slug}?sort=${pick(sorts, turn * 3)}`,
    },
    {
      name: 'products page, 48 cards, page by page',
      path: (turn) => `/products?sort=${pick(sorts, turn * 3)}&page=${1 + (turn % 20)}`,
    },
    {
      // The response has a dozen products: a page of all matches would be longer in a larger shop.
      name: 'category, two filters, API',
      path: (turn) => {
        const { slug, filters } = category(turn);
        const [one, other] = [pick(filters, turn * 5), pick(filters, turn * 5 + 1)];
        const query = new URLSearchParams({ category: slug, limit: '12', sort: pick(sorts, turn * 3) });
        query.set(one.key, pick(one.options, turn * 7));
        query.set(other.key, pick(other.options, turn * 11));
        return toPath('GET /products', { query });
      },
    },
    {
      name: 'all products, filtered, API',
      path: (turn) =>
        toPath('GET /products', {
          query: { limit: 40, min_price: String(turn % 997), sort: pick(sorts, turn) },
        }),
    },
    {
      name: 'search page, words asked before',
      path: (turn) => `/search?q=${encodeURIComponent(pick(words, turn))}`,
    },
    {
      name: 'search page, never asked before',
      path: (turn) => `/search?q=${encodeURIComponent(`${pick(words, turn)} ${turn}`)}`,
    },
    {
      name: 'search page, first search of a frequent word',
      path: (turn) => `/search?q=${frequent[turn - 1]}`,
      turns: { warmUp: 30, measured: frequent.length - 30 },
    },
    {
      name: 'suggestions',
      path: (turn) =>
        toPath('GET /products/suggest', { query: { q: pick(words, turn).slice(0, 2 + (turn % 4)) } }),
    },
  ];
}

const sorts = ['featured', 'newest', 'price_asc', 'price_desc'] as const;
const words = [
  'brass',
  'diya',
  'deepak',
  'दीया',
  'ganesha',
  'wooden',
  'wall',
  'lamp',
  'madhubani',
  'terracotta',
  'gift',
  'brass lamp',
  'hand painted',
  'pooja thali',
  'ganehsa',
  'terakota',
  'peetal',
  'blue pottery',
];

/** Each of these words is in a tenth of the products or more, and so is every part of it: each part is a new search. */
const frequent = [
  ...new Set(
    ['between', 'leaves', 'without', 'cotton', 'through', 'ground', 'painted', 'colour', 'flowers', 'stands']
      .concat(['diwali', 'wooden', 'pattern', 'smooth', 'turned', 'village', 'carved', 'thread', 'families'])
      .flatMap(listPieces),
  ),
];

/** Returns the parts of a word, from four letters on. */
function listPieces(word: string): string[] {
  const starts = Array.from({ length: word.length - 3 }, (_, start) => start);
  return starts.flatMap((start) => starts.slice(start).map((end) => word.slice(start, end + 4)));
}

/** Picks one of a list for each turn, spread by the golden ratio so that the turns of several lists do not coincide. */
function pick<Thing>(things: readonly Thing[], turn: number): Thing {
  return things[Math.floor(((turn * 0.618_033_988_75) % 1) * things.length)]!;
}
