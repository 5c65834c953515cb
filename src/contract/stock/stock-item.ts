import { z } from 'zod';
import { IdText } from '#domain/cart/cart-entry.ts';
import { LocationText } from '#domain/catalogue/product-fields.ts';
import { pagingFields } from '#domain/paging.ts';
import { StockLevel } from '#domain/stock/stock-level.ts';
import { someOf } from '#contract/some-of.ts';
import { MOST_PIECES, skuFields } from './sku.ts';

/** Staff notes about the stock of a product. Its variants share the low-stock mark; each may have its own shelf. */
const note = {
  location: LocationText,
  low_mark: z
    .int('Enter a whole number, like 3.')
    .min(0, 'Enter 0 or more.')
    .max(MOST_PIECES - 1)
    .nullable(),
  one_off: z.boolean(),
};

/** One SKU in the stock list. */
export const StockItemJson = z.object({
  ...skuFields,
  ...note,
  location: z.string().describe('Its own shelf, or else the product’s'),
  own_location: z.string().describe('Its own shelf; empty for a variant on its product’s shelf'),
  product_location: z.string().describe('The shelf of its product'),
  in_stock: z.int().describe('Pieces that can be sold now'),
  held: z.int().describe('Pieces of orders that are not packed yet: they lie on the shelf too'),
  waiting: z.int().describe('Customers who asked to be told when it is back'),
  low_mark: note.low_mark.describe('Its own mark; null where the shop’s counts'),
  low_at: z.int().describe('The mark that counts'),
  one_off: z.boolean().describe('There is only this piece'),
  level: StockLevel,
  version: z.int().describe('Of location, mark and one-off; a change of them names it'),
});
export type StockItemJson = z.infer<typeof StockItemJson>;

export const StockSort = z.enum(['name', 'least', 'waiting', 'sku']);

/** GET /admin/stock. */
export const StockListing = z.object({
  ...pagingFields(),
  q: z.string().trim().max(100).optional().describe('A part of the name or of the SKU'),
  sku: z.string().trim().max(64).optional().describe('Exactly this SKU'),
  location: LocationText.optional().describe('On this shelf, in upper or lower case'),
  level: someOf(StockLevel).describe('Several separated by commas'),
  one_off: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  sort: StockSort.default('name'),
});
export type StockListing = z.infer<typeof StockListing>;

export const StockAnswer = z.object({
  items: z.array(StockItemJson),
  total: z.int(),
  counts: z.record(StockLevel, z.int()).describe('How many there are of each level'),
});
export type StockAnswer = z.infer<typeof StockAnswer>;

/** PATCH /admin/stock/{id}; the id is that of the product. */
export const NoteStock = z.object({
  variant_id: IdText.optional().describe(
    'The variant whose shelf is meant; its mark stays that of the product',
  ),
  location: note.location.optional().describe('Empty: none; with `variant_id`: where the product lies'),
  low_mark: note.low_mark.optional(),
  one_off: note.one_off.optional(),
  version: z.int(),
});
export type NoteStock = z.infer<typeof NoteStock>;

/** The fields of the form for these notes. */
export const StockNote = z.object(note);
export type StockNote = z.infer<typeof StockNote>;
