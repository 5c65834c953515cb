import { toPath } from '#contract/client.ts';
import { FILLED_CATEGORIES } from './fill/fill-products.ts';

type Category = { slug: string; rule: string | null; filters: { key: string; options: string[] }[] };
export type Target = {
  name: string;
  path: (round: number) => string;
  /** How often it is requested, if not as often as the others. */
  rounds?: Rounds;
};
export type Rounds = { warmUp: number; measured: number };

/** Returns the requests for a shop of any size, with another address in every round. */
export function listTargets(all: Category[]): Target[] {
  const categories = all.filter(({ rule }) => rule === null).slice(0, FILLED_CATEGORIES);
  const category = (round: number) => pick(categories, round);
  return [
    {
      name: 'category page, 100 cards',
      path: (round) => `/category/${category(round).slug}?sort=${pick(sorts, round * 3)}`,
    },
    {
      name: 'products page, 48 cards, page by page',
      path: (round) => `/products?sort=${pick(sorts, round * 3)}&page=${1 + (round % 20)}`,
    },
    {
      // The response has a dozen products: a page of all matches would be longer in a larger shop.
      name: 'category, two filters, API',
      path: (round) => {
        const { slug, filters } = category(round);
        const [one, other] = [pick(filters, round * 5), pick(filters, round * 5 + 1)];
        const query = new URLSearchParams({ category: slug, limit: '12', sort: pick(sorts, round * 3) });
        query.set(one.key, pick(one.options, round * 7));
        query.set(other.key, pick(other.options, round * 11));
        return toPath('GET /products', { query });
      },
    },
    {
      name: 'all products, filtered, API',
      path: (round) =>
        toPath('GET /products', {
          query: { limit: 40, min_price: String(round % 997), sort: pick(sorts, round) },
        }),
    },
    {
      name: 'search page, words asked before',
      path: (round) => `/search?q=${encodeURIComponent(pick(words, round))}`,
    },
    {
      name: 'search page, never asked before',
      path: (round) => `/search?q=${encodeURIComponent(`${pick(words, round)} ${round}`)}`,
    },
    {
      name: 'search page, first search of a frequent word',
      path: (round) => `/search?q=${frequent[round - 1]}`,
      rounds: { warmUp: 30, measured: frequent.length - 30 },
    },
    {
      name: 'suggestions',
      path: (round) =>
        toPath('GET /products/suggest', { query: { q: pick(words, round).slice(0, 2 + (round % 4)) } }),
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

/**
 * Each of these words is in a tenth of the products or more, and so is every part of it: each part is a new search. There are so many that
 * the slowest one in a hundred is not just one particular search.
 */
const frequentWords =
  'colour around between leaves before without cotton through little flower ground wedding rubbed painted flowers beside ' +
  'peetal stands pattern metres village smooth enough diwali wooden finger painter thread turned figure potter inside ' +
  'nothing because centimetres centimetre colours temple painting pressed carved families chisel against hundred window ' +
  'twelve middle corner follow moradabad hollow painters holder itself surface thrown behind polish border coloured another ' +
  'filled single sheesha beneath';
const frequent = [...new Set(frequentWords.split(' ').flatMap(listPieces))];

/** Returns the parts of a word that have at least four letters. */
function listPieces(word: string): string[] {
  const starts = Array.from({ length: word.length - 3 }, (_, start) => start);
  return starts.flatMap((start) => starts.slice(start).map((end) => word.slice(start, end + 4)));
}

/** Picks one of a list for each round, spread by the golden ratio so that the rounds of several lists do not coincide. */
function pick<Thing>(things: readonly Thing[], round: number): Thing {
  return things[Math.floor(((round * 0.618_033_988_75) % 1) * things.length)]!;
}
