import { z } from 'zod';

/**
 * The states of a product, which decide what shoppers see of it. A draft may be incomplete; a scheduled product goes live automatically; a
 * hidden one is kept for later and opens for customers who ordered it; an archived one is no longer sold.
 */
export const ProductStatus = z.enum(['draft', 'scheduled', 'live', 'hidden', 'archived']);
export type ProductStatus = z.infer<typeof ProductStatus>;

/** The status that a caller may choose; archiving and restoring are separate calls. */
export const ChosenStatus = ProductStatus.exclude(['archived']);
export type ChosenStatus = z.infer<typeof ChosenStatus>;

/** The warnings about a product that staff should look at. */
export const ProductWarning = z.enum([
  'no_picture',
  'one_picture',
  'color_without_picture',
  'no_tax_rate',
  'no_weight',
]);
export type ProductWarning = z.infer<typeof ProductWarning>;
