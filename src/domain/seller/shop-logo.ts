import { z } from 'zod';

/** The logo of the shop: `key` names the files of its picture, whose size is that of the original. */
export const ShopLogo = z.object({
  key: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.int().min(1),
  height: z.int().min(1),
});
export type ShopLogo = z.infer<typeof ShopLogo>;
