import { z } from 'zod';
import { InvoiceDocumentType, InvoiceStatus } from '#domain/invoice/invoice.ts';
import { MOST_COUNTED, pagingFields } from '#domain/paging.ts';
import { StateKey } from '#domain/tax/state.ts';
import { someOf } from '#contract/some-of.ts';

/** An invoice or credit note in the register; amounts are rupees, those of a credit note negative. */
export const RegisteredInvoice = z.object({
  id: z.string(),
  number: z.string(),
  kind: InvoiceDocumentType,
  date: z.iso.date(),
  status: InvoiceStatus,
  order_number: z.string(),
  original: z.string().describe('The number of the invoice that a credit note credits'),
  buyer: z.string(),
  gstin: z.string(),
  place_of_supply: z.string(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  rounding: z.number(),
  total: z.number(),
});
export type RegisteredInvoice = z.infer<typeof RegisteredInvoice>;

export const AdminInvoicesAnswer = z.object({
  invoices: z.array(RegisteredInvoice),
  total: z.int().describe(`The number found, counted up to ${MOST_COUNTED}`),
  more: z.boolean().describe('Whether there are more than `total`'),
});
export type AdminInvoicesAnswer = z.infer<typeof AdminInvoicesAnswer>;

const day = z.iso.date('Please enter a day like 2026-11-22').optional();

/** The search in the register: filters narrow each other, values within a filter are alternatives. */
export const AdminInvoiceListing = z.object({
  ...pagingFields(),
  q: z
    .string()
    .trim()
    .max(80)
    .optional()
    .describe('A number or its end, a GSTIN, or the order’s number, buyer or mobile number'),
  sort: z.enum(['newest', 'oldest', 'total_high', 'total_low']).default('newest'),
  kind: z.enum(['invoice', 'credit_note']).optional(),
  status: InvoiceStatus.exclude(['draft']).optional(),
  from: day.describe('The first Indian day of issue'),
  to: day.describe('The last Indian day of issue, included'),
  buyer: z.enum(['registered', 'unregistered']).optional().describe('Whether the buyer has a GSTIN'),
  state: someOf(StateKey).describe('The place of supply, such as UP'),
});
export type AdminInvoiceListing = z.infer<typeof AdminInvoiceListing>;

const COLUMNS: [string, (invoice: RegisteredInvoice) => string | number][] = [
  ['Number', ({ number }) => number],
  ['Date', ({ date }) => date],
  ['Kind', ({ kind }) => kind],
  ['Order', ({ order_number }) => order_number],
  ['Against invoice', ({ original }) => original],
  ['Buyer', ({ buyer }) => buyer],
  ['GSTIN', ({ gstin }) => gstin],
  ['Place of supply', ({ place_of_supply }) => place_of_supply],
  ['Taxable ₹', ({ taxable }) => taxable],
  ['CGST ₹', ({ cgst }) => cgst],
  ['SGST ₹', ({ sgst }) => sgst],
  ['IGST ₹', ({ igst }) => igst],
  ['Rounding ₹', ({ rounding }) => rounding],
  ['Total ₹', ({ total }) => total],
  ['Status', ({ status }) => status],
];

/** Returns the register as a table with headings. */
export function toRegister(invoices: readonly RegisteredInvoice[]): {
  headings: string[];
  rows: (string | number)[][];
} {
  return {
    headings: COLUMNS.map(([heading]) => heading),
    rows: invoices.map((invoice) => COLUMNS.map(([, read]) => read(invoice))),
  };
}
