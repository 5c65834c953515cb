import { RETURN_HEADINGS } from './gst-return-headings.ts';

/** A month of a return, `2026-11`. */
export const TAX_MONTH_PATTERN = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The tables of GSTR-1 by the names of the offline tool; `summary` and `docs` are for the reader. */
export const RETURN_TABLES = [
  'summary',
  'b2b',
  'b2cl',
  'b2cs',
  'cdnr',
  'cdnur',
  'exemp',
  'hsn-b2b',
  'hsn-b2c',
  'docs',
] as const;
export type ReturnTable = (typeof RETURN_TABLES)[number];

/** Returns the headings of a table as the offline tool writes them. */
export function headingsOf(table: ReturnTable): readonly string[] {
  return RETURN_HEADINGS[table === 'hsn-b2b' || table === 'hsn-b2c' ? 'hsn' : table];
}
