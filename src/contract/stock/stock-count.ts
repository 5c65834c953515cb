import { z } from 'zod';
import { OptionalId } from '#domain/cart/cart-entry.ts';

const change = 'Please enter how many pieces came in, or a minus number if some are missing';

/** POST /admin/products/{id}/stock: a product with variants needs the variant's id. */
export const CountStock = z.object({
  variant_id: OptionalId,
  change: z
    .int(change)
    .min(-100_000, change)
    .max(100_000, change)
    .refine((pieces) => pieces !== 0, change),
});
export type CountStock = z.infer<typeof CountStock>;
