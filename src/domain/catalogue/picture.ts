import { z } from 'zod';

/** A picture in the shop: `key` names its files, `placeholder` is a tiny data URL to show until it has loaded. */
export const Picture = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  alt: z.string(),
  /** The colour it shows; null when it shows every variant. */
  color: z.string().nullable(),
});
export type Picture = z.infer<typeof Picture>;
