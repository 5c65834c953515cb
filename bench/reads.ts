import type { ProductJson } from '#contract/catalogue/product.ts';
import { toPath } from '#contract/client.ts';
import { callApi } from '../e2e/support/api-buyer.ts';
import { CARDS, FULL_CATEGORY } from './fill/fill-category.ts';
import { toAnew } from './made-anew.ts';
import { askPlainly } from './plain-load.ts';
import type { Row } from './table.ts';

const seconds = 5;
const warmUpSeconds = 2;
const connections = 16;

/** Measures requests per second of pages and the product API: cached, and rendered for every request. */
export async function measureReads(url: string): Promise<Row[]> {
  const product = await findProduct(url);
  const category = `/category/${FULL_CATEGORY}`;
  await expectCards(`${url}${category}`);
  const targets: [string, string][] = [
    [`category page, ${CARDS} cards`, category],
    ['product page', `/product/${product.slug}`],
    longest,
  ];
  // These addresses know no parameters, so each is made once between two changes, whatever the query.
  const unvaried: [string, string][] = [
    ['home page', '/'],
    ['product API', toPath('GET /products/{id}', { params: { id: product.id } })],
  ];
  const rows: Row[] = [];
  for (const [name, path] of [...unvaried, ...targets])
    rows.push(await measure(`${name}, from memory`, url, path));
  let count = 0;
  for (const [name, path] of [...targets, ...searches])
    rows.push(await measure(`${name}, made anew`, url, () => toAnew(path, (count += 1))));
  return rows;
}

const longest: [string, string] = [
  'product list API, 40 products',
  toPath('GET /products', { query: { limit: 40 } }),
];

const searches: [string, string][] = [
  ['search page', '/search?q=diya'],
  ['search API', toPath('GET /products/search', { query: { q: 'brass' } })],
  ['suggestions', toPath('GET /products/suggest', { query: { q: 'gan' } })],
];

async function measure(what: string, url: string, path: string | (() => string)): Promise<Row> {
  await askPlainly({ url, path, connections, seconds: warmUpSeconds });
  return { what, ...(await askPlainly({ url, path, connections, seconds })) };
}

export async function findProduct(url: string): Promise<ProductJson> {
  const { products } = await callApi('GET /products', { url, query: { limit: 1, sort: 'popular' } });
  return products[0]!;
}

async function expectCards(url: string): Promise<void> {
  const cards = (await (await fetch(url)).text()).split('<article').length - 1;
  if (cards !== CARDS) throw new Error(`${url} shows ${cards} cards, not ${CARDS}`);
}
