import { z } from 'zod';

export const RemittanceState = z
  .enum(['booked', 'booked_before', 'matched', 'short', 'over', 'unknown', 'not_delivered', 'returned'])
  .describe(
    '`matched` is a line that would be booked by a dry run, or is still to be booked, because the booking of its file ended midway: send the file again',
  );
export type RemittanceState = z.infer<typeof RemittanceState>;

/** The outcome of each line of a remittance file. */
export const RemittanceAnswer = z.object({
  booked: z.int(),
  matched: z.int(),
  lines: z.array(
    z.object({
      line: z.int(),
      reference: z.string(),
      utr: z.string(),
      order_id: z.string().nullable(),
      order_number: z.string().nullable(),
      expected: z.number().nullable(),
      paid: z.number(),
      state: RemittanceState,
    }),
  ),
});
export type RemittanceAnswer = z.infer<typeof RemittanceAnswer>;

const flag = z.enum(['true', 'false']).default('false');

/** POST /admin/remittances, as a form. */
export const RemittanceForm = z.object({
  file: z
    .instanceof(File, { message: 'Please choose the courier’s file' })
    .refine(({ name }) => !name.includes('\0'), 'The name of this file cannot be read. Please rename it.')
    .meta({ type: 'string', format: 'binary' }),
  dry_run: flag.describe('Only check the file'),
  accept: z
    .string()
    .regex(/^(\d+(,\d+)*)?$/, 'Please enter line numbers like 3,7')
    .default('')
    .describe('Numbers of lines to book although their amount differs'),
});

export const REPORTS = [
  'cod-due',
  'invoice-register',
  'gst-3b',
  'sales-by-day',
  'sales-by-month',
  'sales-by-product',
  'sales-by-category',
  'sales-by-state',
  'sales-by-craft',
  'sales-by-maker',
  'sales-by-source',
  'searches-without-result',
  'returns',
  'stock-value',
  'maker-statement',
] as const;
export const ReportName = z.enum(REPORTS, 'There is no report with this name');
export type ReportName = z.infer<typeof ReportName>;

/** The title at the head of each report's PDF. */
export const REPORT_TITLES: Record<ReportName, string> = {
  'cod-due': 'Cash held by couriers',
  'invoice-register': 'Invoice register',
  'gst-3b': 'Figures of GSTR-3B',
  'sales-by-day': 'Sales by day',
  'sales-by-month': 'Sales by month',
  'sales-by-product': 'Sales by product',
  'sales-by-category': 'Sales by category',
  'sales-by-state': 'Sales by State',
  'sales-by-craft': 'Sales by craft',
  'sales-by-maker': 'Sales by maker',
  'sales-by-source': 'Sales by source',
  'searches-without-result': 'Searches with no results',
  returns: 'Returns by product and reason',
  'stock-value': 'Stock value',
  'maker-statement': 'Maker’s statement',
};

const day = z.iso.date('Please enter a day like 2026-11-22');
export const ReportListing = z
  .object({
    from: day,
    to: day,
    maker: z.string().trim().max(200).optional().describe('The maker of a `maker-statement`'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day cannot be before the first' });
export type ReportListing = z.infer<typeof ReportListing>;

/** A report is a table; amounts are rupees. */
export const ReportAnswer = z.object({
  name: ReportName,
  from: z.string(),
  to: z.string(),
  headings: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number()]))),
  note: z.string().optional().describe('A note on the figures, if the headings are not enough'),
});
export type ReportTable = Pick<z.infer<typeof ReportAnswer>, 'headings' | 'rows' | 'note'>;
