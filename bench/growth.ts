import { makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
import { fillGoods } from './fill-goods.ts';
import { askPlainly } from './plain-load.ts';
import type { Row } from './table.ts';

const sizes = [1_000, 10_000, 100_000];
const seconds = 6;
const warmUpSeconds = 3;
/** As many as there are cores: more of them would measure how long each waits for the others. */
const connections = 2;

type Category = { slug: string; rule: string | null; filters: { key: string; options: string[] }[] };
type Target = { name: string; path: (turn: number) => string };
type Measured = { name: string; goods: number; p50: number; p99: number; perSecond: number };

/** How the pages of a shop slow down as its goods grow a hundredfold; nothing is answered from kept pages. */
export async function measureGrowth(): Promise<Row[]> {
  const measured: Measured[] = [];
  const dataDir = await makeDataDir();
  try {
    await (await startProgram({ dataDir })).stop();
    for (const goods of sizes) {
      await fillGoods(dataDir, goods);
      const program = await startProgram({ dataDir });
      try {
        measured.push(...(await measureSize(program.url, goods)));
      } finally {
        await program.stop();
      }
    }
  } finally {
    await removeDataDir(dataDir);
  }
  return toRows(measured);
}

async function measureSize(url: string, goods: number): Promise<Measured[]> {
  const answer = await fetch(`${url}/api/v1/categories`);
  const { categories } = (await answer.json()) as { categories: Category[] };
  const measured: Measured[] = [];
  for (const { name, path } of listTargets(categories)) {
    let turn = 0;
    // A parameter nobody knows changes nothing but the key under which an answer is kept.
    const next = () => {
      const asked = path((turn += 1));
      return `${asked}${asked.includes('?') ? '&' : '?'}fresh=${turn}`;
    };
    await askPlainly({ url, path: next, connections, seconds: warmUpSeconds });
    measured.push({ name, goods, ...(await askPlainly({ url, path: next, connections, seconds })) });
  }
  return measured;
}

function listTargets(all: Category[]): Target[] {
  const categories = all.filter(({ rule }) => rule === null);
  const category = (turn: number) => pick(categories, turn);
  return [
    {
      name: 'category page',
      path: (turn) => `/category/${category(turn).slug}?sort=${pick(sorts, turn * 3)}&page=${1 + (turn % 5)}`,
    },
    {
      name: 'category page, two filters',
      path: (turn) => {
        const { slug, filters } = category(turn);
        const [one, other] = [pick(filters, turn * 5), pick(filters, turn * 5 + 1)];
        const query = new URLSearchParams({ sort: pick(sorts, turn * 3) });
        query.set(one.key, pick(one.options, turn * 7));
        query.set(other.key, pick(other.options, turn * 11));
        return `/category/${slug}?${query}`;
      },
    },
    {
      name: 'all products, filtered, API',
      path: (turn) => `/api/v1/products?limit=40&min_price=${turn % 997}&sort=${pick(sorts, turn)}`,
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
      name: 'suggestions',
      path: (turn) =>
        `/api/v1/products/suggest?q=${encodeURIComponent(pick(words, turn).slice(0, 2 + (turn % 4)))}`,
    },
  ];
}

const sorts = ['featured', 'newest', 'price_asc', 'price_desc'];
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

/** One of a list for each turn, spread by the golden section so that the turns of several lists do not go together. */
function pick<Thing>(things: readonly Thing[], turn: number): Thing {
  return things[Math.floor(((turn * 0.618_033_988_75) % 1) * things.length)]!;
}

function toRows(measured: Measured[]): Row[] {
  const names = [...new Set(measured.map(({ name }) => name))];
  return names.flatMap((name) => {
    const own = measured.filter((each) => each.name === name);
    const [first, last] = [own[0]!, own.at(-1)!];
    const rows: Row[] = own.map(({ goods, name: what, ...row }) => ({
      what: `${what}, ${goods.toLocaleString('en-IN')} goods`,
      ...row,
    }));
    return [...rows, { what: `${name}, growth of p99`, value: `${(last.p99 / first.p99).toFixed(2)} ×` }];
  });
}
