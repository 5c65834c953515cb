import { z } from 'zod';

/**
 * How much there is of a SKU: `none`, `low` at or below its mark, `enough`. The last piece of a one-off product is `enough`, and when it is
 * gone it is `sold`: nothing has to be done about it.
 */
export const StockLevel = z.enum(['none', 'low', 'enough', 'sold']);
export type StockLevel = z.infer<typeof StockLevel>;

/** Why stock moved. `corrected` is a count, `expired` an unpaid order that was cancelled, `revived` one whose payment came late. */
export const MoveKind = z.enum([
  'stocked',
  'sold',
  'expired',
  'revived',
  'returned',
  'corrected',
  'written_off',
]);
export type MoveKind = z.infer<typeof MoveKind>;
