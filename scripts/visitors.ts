import { parseArgs } from 'node:util';
import { dayMs } from '#domain/durations.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { formatRupees } from '#domain/money/money.ts';
import { readConfig } from '#server/config.ts';
import { silentLog } from '#server/log.ts';
import { type Store, openStore } from '#server/wiring/store.ts';
import { findActions, findInterest, findPages, findSearches } from '#shop/analytics/find-interest.ts';
import { findSales } from '#shop/analytics/find-sales.ts';
import { type Source, findSources } from '#shop/analytics/find-sources.ts';
import type { Period } from '#shop/analytics/period.ts';
import type { Reader } from '#shop/context.ts';

/** Prints sales and the sources of visitors, from the shop's own database, running or not; returns the exit code. */
export async function printVisitors(words: string[]): Promise<number> {
  const period = readPeriod(words);
  if (typeof period === 'string') {
    console.error(period);
    return 1;
  }
  let store: Store | undefined;
  try {
    store = await openStore(readConfig(), silentLog, { mayCreate: false });
    console.log(await describe(store, period));
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  } finally {
    await store?.close();
  }
}

/** Returns the requested days, or a sentence that describes the mistake. */
function readPeriod(words: string[]): Period | string {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  const now = Date.now();
  try {
    const { values } = parseArgs({ args: words, options });
    const { from = toIndianDay(new Date(now - 29 * dayMs)), to = toIndianDay(new Date(now)) } = values;
    const wrong = [from, to].find((day) => !isDay(day));
    if (wrong) return `"${wrong}" is not a day such as 2026-11-01`;
    return from <= to ? { from, to } : `${from} is after ${to}`;
  } catch {
    return 'Say: npm run visitors -- --from 2026-11-01 --to 2026-11-30';
  }
}

function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : new Date(Number.NaN);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

type Shop = Pick<Reader, 'db'>;

async function describe(shop: Shop, period: Period): Promise<string> {
  return [
    `From ${period.from} to ${period.to}, days in India.`,
    ...(await describeSales(shop, period)),
    ...(await describeVisits(shop, period)),
    'Orders of a visit are those its browser reported; every order counts under "Sold", reported or not.',
  ].join('\n\n');
}

async function describeSales(shop: Shop, period: Period): Promise<string[]> {
  const tables = [];
  for (const by of ['product', 'category', 'day'] as const) {
    const rows = (await findSales(shop, period, by)).map(({ name, units, orders, revenuePaise }) => [
      name,
      units,
      orders,
      formatRupees(revenuePaise),
    ]);
    tables.push(toTable([`Sold by ${by}`, 'Pieces', 'Orders', 'Revenue'], rows));
  }
  return tables;
}

async function describeVisits(shop: Shop, period: Period): Promise<string[]> {
  const sources = (await findSources(shop, period)).map(toSourceRow);
  const actions = (await findActions(shop, period)).map((each) => [each.action, each.times]);
  const products = (await findInterest(shop, period)).map((each) => [each.name, each.views, each.carts]);
  const searches = (await findSearches(shop, period)).map((each) => [each.query, each.times, each.inVain]);
  const pages = (await findPages(shop, period)).map((each) => [each.page, each.views]);
  return [
    toTable(['Came from', 'Visits', 'Pages', 'Orders', 'of 100 visits', 'Revenue'], sources),
    toTable(['What visitors did', 'Times'], actions),
    toTable(['Products they looked at', 'Times', 'Added to cart'], products),
    toTable(['What they searched for', 'Times', 'Nothing found'], searches),
    toTable(['Pages they opened', 'Times'], pages),
  ];
}

function toSourceRow({ source, medium, campaign, referrerHost, ...sums }: Source): Cell[] {
  const name = [source, medium, campaign].filter(Boolean).join(' / ') || referrerHost || '(no link)';
  const from = source && referrerHost ? `${name} (${referrerHost})` : name;
  const share = ((100 * sums.orders) / Math.max(sums.visits, 1)).toFixed(1);
  return [from, sums.visits, sums.pages, sums.orders, share, formatRupees(sums.revenuePaise)];
}

type Cell = string | number;

function toTable(head: string[], rows: Cell[][]): string {
  if (rows.length === 0) return `${head[0]}: nothing`;
  const lines = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const rule = widths.map((width) => '-'.repeat(width));
  return [lines[0]!, rule, ...lines.slice(1)]
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  '),
    )
    .join('\n');
}
