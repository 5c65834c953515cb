import { z } from 'zod';
import { PaperKind, PaperSize } from '#domain/order/papers.ts';
import { defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';

const MOST_PRINTED = 200;

/** POST /admin/documents. */
export const PrintPapers = z.object({
  kinds: z.array(PaperKind).min(1, 'Please choose what to print').max(4),
  orders: z
    .array(z.string().max(64))
    .min(1, 'Please select at least one order')
    .max(MOST_PRINTED, `Please print at most ${MOST_PRINTED} orders at a time`)
    .describe('Order ids; the documents are printed in this order'),
  paper: PaperSize.default('a4').describe('The paper size of labels; everything else is A4'),
  gift: z.boolean().default(false).describe('Packing slips show no prices'),
});
export type PrintPapers = z.infer<typeof PrintPapers>;

export const print = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'ship_orders',
  method: 'post',
  path: '/admin/documents',
  summary:
    'Pick list, packing slips, labels (the courier’s where a parcel is booked) and invoices as one PDF',
  request: { body: takes(PrintPapers) },
  responses: {
    200: { description: 'The PDF', content: { 'application/pdf': { schema: z.string() } } },
    ...refuses(401, 403, 404, 422, 503),
  },
});
