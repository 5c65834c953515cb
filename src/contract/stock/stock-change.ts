import { z } from 'zod';
import { atMostSentence } from '#domain/at-most-sentence.ts';
import { MOST_PIECES, MoveReason, Sku, skuFields } from './sku.ts';

const PIECES = 'Please enter the number of pieces, at least 1';
const COUNT = 'Please enter the number of pieces, 0 or more';
const pieces = z.int(PIECES).min(1, PIECES).max(MOST_PIECES, `At most ${MOST_PIECES} pieces`);

/** POST /admin/stock/receipts: one delivery from one supplier. Quantities of a SKU that is named twice are added up. */
export const ReceiveStock = z.object({
  supplier: z
    .string()
    .trim()
    .max(200, atMostSentence(200))
    .default('')
    .describe('The supplier: a maker or a workshop'),
  note: z.string().trim().max(500, atMostSentence(500)).default(''),
  received_on: z.iso.date('Please enter a day like 2026-11-22').optional().describe('Today if left out'),
  lines: z
    .array(z.object({ sku: Sku, quantity: pieces }), 'Please add what came in')
    .min(1, 'Please add what came in')
    .max(200, 'One receipt can have at most 200 lines'),
});
export type ReceiveStock = z.infer<typeof ReceiveStock>;

/** The result of a change of the stock of one SKU. */
export const ChangedStock = z.object({
  ...skuFields,
  before: z.int().describe('The stock in the books at that moment'),
  change: z.int(),
  in_stock: z.int().describe('Pieces that can be sold now'),
});
export type ChangedStock = z.infer<typeof ChangedStock>;

export const ReceiptAnswer = z.object({
  receipt: z.object({
    id: z.string(),
    supplier: z.string(),
    note: z.string(),
    received_on: z.string(),
    lines: z.array(ChangedStock),
  }),
});
export type ReceiptAnswer = z.infer<typeof ReceiptAnswer>;

/** POST /admin/stock/counts: the counted number replaces the number in the books. */
export const CountPieces = z.object({
  sku: Sku,
  count: z.int(COUNT).min(0, COUNT).max(MOST_PIECES, `At most ${MOST_PIECES} pieces`),
  reason: MoveReason,
  with_held: z
    .boolean()
    .default(false)
    .describe('Whether reserved pieces of unpacked orders were counted too'),
});
export type CountPieces = z.infer<typeof CountPieces>;

export const CountAnswer = ChangedStock.extend({
  counted: z.int(),
  held: z.int().describe('Counted pieces that are reserved for orders'),
});
export type CountAnswer = z.infer<typeof CountAnswer>;

/** POST /admin/stock/damages: pieces that cannot be sold any more. */
export const WriteOff = z.object({ sku: Sku, quantity: pieces, reason: MoveReason });
export type WriteOff = z.infer<typeof WriteOff>;

export const WriteOffAnswer = ChangedStock.extend({
  move_id: z.string().describe('Whether a photo can be added'),
});
export type WriteOffAnswer = z.infer<typeof WriteOffAnswer>;
