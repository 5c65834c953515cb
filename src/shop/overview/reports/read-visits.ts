import type { ReportTable } from '#contract/money/admin-money.ts';
import { toRupees } from '#domain/money/money.ts';
import { findEmptySearches } from '#shop/analytics/find-interest.ts';
import { type Source, findSources } from '#shop/analytics/find-sources.ts';
import type { Period } from '#shop/analytics/period.ts';
import type { Reader } from '#shop/context.ts';

/** Sums visits and the orders placed during them by where the visitor came from. */
export async function readSalesBySource(reader: Reader, period: Period): Promise<ReportTable> {
  const sources = Map.groupBy(await findSources(reader, period), nameSource);
  const rows = [...sources].map(([name, some]) => {
    const sum = (of: (source: Source) => number) => some.reduce((total, each) => total + Number(of(each)), 0);
    return [
      name,
      sum(({ visits }) => visits),
      sum(({ orders }) => orders),
      toRupees(sum(({ revenuePaise }) => revenuePaise)),
    ];
  });
  return {
    headings: ['Source', 'Visits', 'Orders', 'Sales ₹'],
    rows: rows.toSorted((a, b) => Number(b[3]) - Number(a[3]) || Number(b[1]) - Number(a[1])),
    note: 'Orders are counted on the day the visit began, before returns and without delivery charges. Phone orders, and orders from browsers that send nothing, are not included.',
  };
}

function nameSource({ source, medium, campaign, referrerHost }: Source): string {
  const link = [source, medium, campaign].filter(Boolean).join(' / ');
  return link || referrerHost || 'Address typed, or an app';
}

const mostSearches = 500;

/** Lists the words that were searched for and found nothing, most often first. */
export async function readEmptySearches(reader: Reader, period: Period): Promise<ReportTable> {
  const searches = await findEmptySearches(reader, period, mostSearches);
  return {
    headings: ['Search', 'No result', 'Searched'],
    rows: searches.map(({ query, times, inVain }) => [query, inVain, times]),
    note: 'Searches are kept for 90 days, without recording who searched.',
  };
}
