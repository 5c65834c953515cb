import type { ReportTable } from '#contract/money/admin-money.ts';

type Rows = ReportTable['rows'];

/** A report whose rows are read in parts, so that a long one is never in memory as a whole. */
export type ReportParts = {
  headings: string[];
  note?: string | undefined;
  parts: Iterable<Rows> | AsyncIterable<Rows>;
};
