import { parseArgs } from 'node:util';
import { toIndianDay } from '#domain/financial-year.ts';
import { formatRupees } from '#domain/money.ts';
import { type Config, ConfigMistakes, readConfig } from '#server/config.ts';
import { silentLog } from '#server/log.ts';
import { openStore } from '#server/store.ts';
import { findActions, findPages } from '#shop/analytics/find-interest.ts';
import { findSales } from '#shop/analytics/find-sales.ts';
import { type Source, findSources } from '#shop/analytics/find-sources.ts';
import type { Period } from '#shop/analytics/period.ts';
import type { Reader } from '#shop/context.ts';

const month = 29 * 24 * 60 * 60 * 1000;

/** Prints what sold and where visitors came from, from the shop's own database, running or not; answers the exit code. */
export async function printVisitors(words: string[]): Promise<number> {
  const period = readPeriod(words);
  const config = readEnvironment();
  if (typeof period === 'string' || typeof config === 'string') {
    console.error(typeof period === 'string' ? period : config);
    return 1;
  }
  const store = await openStore(config, silentLog);
  try {
    console.log(await describe(store, period));
    return 0;
  } finally {
    await store.close();
  }
}

/** The shop's settings, or what is wrong with them. */
function readEnvironment(): Config | string {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigMistakes) return error.mistakes.join('\n');
    throw error;
  }
}

/** The days asked for, or a sentence. */
function readPeriod(words: string[]): Period | string {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  const now = Date.now();
  try {
    const { values } = parseArgs({ args: words, options });
    const { from = toIndianDay(new Date(now - month)), to = toIndianDay(new Date(now)) } = values;
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

async function describe(reader: Pick<Reader, 'db'>, period: Period): Promise<string> {
  const sources = await findSources(reader, period);
  const actions = await findActions(reader, period);
  const pages = await findPages(reader, period);
  const sold = ['Pieces', 'Orders', 'Revenue'];
  const parts = [`From ${period.from} to ${period.to}, days in India.`];
  for (const [title, by] of [
    ['Sold by product', 'product'],
    ['Sold by category', 'category'],
    ['Sold by day', 'day'],
  ] as const) {
    const rows = (await findSales(reader, period, by)).map((each) => [
      each.name,
      each.units,
      each.orders,
      formatRupees(each.revenuePaise),
    ]);
    parts.push(toTable([title, ...sold], rows));
  }
  parts.push(
    toTable(['Came from', 'Visits', 'Pages', 'Orders', 'of 100 visits', 'Revenue'], sources.map(toSourceRow)),
    toTable(
      ['What visitors did', 'Times'],
      actions.map(({ action, times }) => [action, times]),
    ),
    toTable(
      ['Pages they opened', 'Times'],
      pages.map(({ page, views }) => [page, views]),
    ),
    'Orders of a visit are those its browser told of; an order stands under "Sold" whether it did or not.',
  );
  return parts.join('\n\n');
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
