import type { ReportName } from '#admin/money/use-report.ts';

export type ShownReport = {
  value: ReportName;
  label: string;
  /** The sentence that is shown if it has no rows. */
  empty: string;
  /** Whether it shows the current state, so that the days do not matter. */
  isNow?: boolean;
  /** Whether it is made for one maker. */
  isOfMaker?: boolean;
};

const nothingSold = 'Nothing was sold in this period.';

/** The reports of the screen, in its order. */
export const SHOWN_REPORTS: readonly ShownReport[] = [
  { value: 'sales-by-day', label: 'Sales by day', empty: nothingSold },
  { value: 'sales-by-month', label: 'Sales by month', empty: nothingSold },
  { value: 'sales-by-product', label: 'Sales by product', empty: nothingSold },
  { value: 'sales-by-category', label: 'Sales by category', empty: nothingSold },
  { value: 'sales-by-craft', label: 'Sales by craft', empty: nothingSold },
  { value: 'sales-by-maker', label: 'Sales by maker', empty: nothingSold },
  { value: 'sales-by-state', label: 'Sales by State', empty: nothingSold },
  { value: 'sales-by-source', label: 'Sales by source', empty: 'Nobody visited the shop in this period.' },
  { value: 'returns', label: 'Returns', empty: 'Nothing came back in this period.' },
  {
    value: 'searches-without-result',
    label: 'Searches with no results',
    empty: 'Every search found something in this period.',
  },
  { value: 'stock-value', label: 'Stock value', empty: 'There is nothing in stock.', isNow: true },
  {
    value: 'maker-statement',
    label: 'Maker’s statement',
    empty: 'Nothing by this maker was sold in this period.',
    isOfMaker: true,
  },
];
