import { z } from 'zod';

const RESERVED_KEYS = new Set([
  'sort',
  'view',
  'page',
  'limit',
  'q',
  'category',
  'subcategory',
  'collection',
  'featured',
  'min_price',
  'max_price',
]);

/** One block of the filter sidebar. Its key is the name of a product attribute and of a parameter in the address. */
export const FilterSet = z.object({
  key: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,30}$/, 'Use small letters, digits and _ only')
    .refine((key) => !RESERVED_KEYS.has(key), 'This word already has a meaning in web addresses'),
  label: z.string().trim().min(1).max(40),
  kind: z.enum(['options', 'price', 'discount', 'colour']),
  options: z.array(z.string().trim().min(1).max(60)).max(60),
});
export type FilterSet = z.infer<typeof FilterSet>;
