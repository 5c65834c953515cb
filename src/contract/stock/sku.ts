import { z } from 'zod';
import { atMostSentence } from '#domain/at-most-sentence.ts';

export const MOST_PIECES = 100_000;

/** The code of a product without variants, or of a variant. */
export const Sku = z.string('Please give the SKU').trim().min(1, 'Please give the SKU').max(64);

/** Why stock was counted or written off. */
export const MoveReason = z
  .string('Please say why')
  .trim()
  .min(1, 'Please say why')
  .max(500, atMostSentence(500));

/** Identifies a SKU and its product or variant in every response about stock. */
export const skuFields = {
  sku: z.string(),
  product_id: z.string(),
  variant_id: z.string().nullable(),
  name: z.string(),
  choice: z.string().describe('Colour and size of a variant; empty for a product without variants'),
};
