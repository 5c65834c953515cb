import { z } from 'zod';
import { MOST_COUNTED, pagingFields } from '#domain/paging.ts';
import { MoveKind } from '#domain/stock/stock-level.ts';
import { someOf } from '#contract/some-of.ts';
import { skuFields } from './sku.ts';

/** One row of the ledger of stock. */
export const StockMoveJson = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  ...skuFields,
  kind: MoveKind,
  quantity: z.int().describe('Pieces that came, or with a minus those that left'),
  before: z.int(),
  after: z.int(),
  reason: z.string(),
  person: z.string().describe('Who of the staff made it; empty where a customer’s order did'),
  order_number: z.string().nullable(),
  receipt: z.object({ id: z.string(), supplier: z.string() }).nullable(),
  photo_url: z.string().nullable(),
  listed: z.boolean().describe('Whether the stock list has the SKU now: false of a removed variant'),
});
export type StockMoveJson = z.infer<typeof StockMoveJson>;

const day = z.iso.date('Please enter a day like 2026-11-22');

/** GET /admin/stock/moves. */
export const MoveListing = z.object({
  ...pagingFields(),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('A part of the name or of the SKU, or the end of an order number'),
  sku: z.string().trim().max(64).optional().describe('Exactly this SKU'),
  kind: someOf(MoveKind).describe('Several separated by commas'),
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
});
export type MoveListing = z.infer<typeof MoveListing>;

export const MovesAnswer = z.object({
  moves: z.array(StockMoveJson),
  total: z.int().describe(`The number found, counted up to ${MOST_COUNTED}`),
  more: z.boolean().describe('Whether there are more than `total`'),
});
export type MovesAnswer = z.infer<typeof MovesAnswer>;
