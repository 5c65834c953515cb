import { z } from 'zod';

/** The rules by which a category selects products of the whole catalogue instead of listing its own. */
export const CategoryRule = z.enum(['bestsellers', 'newest', 'sale']);
export type CategoryRule = z.infer<typeof CategoryRule>;

/** The figures of the rules. `Bestsellers` counts pieces sold, `new-in` looks at age, `sale` at the sale price. */
export const CATEGORY_RULES = {
  bestsellers: { slug: 'Bestsellers', withinDays: 90, leastSold: 1 },
  newest: { slug: 'new-in', withinDays: 60 },
  sale: { slug: 'sale' },
} as const;
