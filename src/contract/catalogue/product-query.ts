import { z } from 'zod';
import { FilterSet } from '#domain/catalogue/filter-set.ts';
import { pagingFields } from '#domain/paging.ts';
import { ProductJson } from './product.ts';

const SORT_WORDS = 'sort must be newest, price_asc, price_desc, popular or featured';
const MOST_RUPEES = 1_000_000;

const rupees = (name: string) => {
  const message = `${name} must be an amount in rupees`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,7}(\.\d{1,2})?$/, message)
    .transform(Number)
    .refine((amount) => amount <= MOST_RUPEES, message)
    .optional();
};

const flag = z
  .enum(['true', 'false', '1', '0'], 'featured must be true or false')
  .transform((value) => value === 'true' || value === '1')
  .optional();

/** The query string of GET /products; further parameters are filter keys of the category, others are ignored. */
export const ProductQuery = z
  .object({
    category: z.string().trim().max(100).optional(),
    subcategory: z.string().trim().max(200).optional(),
    collection: z.string().trim().max(100).optional().describe('The address of a collection'),
    featured: flag,
    q: z.string().trim().max(200).optional(),
    sort: z.enum(['newest', 'price_asc', 'price_desc', 'popular', 'featured'], SORT_WORDS).optional(),
    min_price: rupees('min_price'),
    max_price: rupees('max_price'),
    ...pagingFields(40),
  })
  // An invalid amount is NaN and passes this check: its own field reports the error.
  .refine(({ min_price: least = 0, max_price: most = MOST_RUPEES }) => !(least > most), {
    path: ['max_price'],
    message: 'max_price must not be below min_price',
  });
export type ProductQuery = z.infer<typeof ProductQuery>;

/** One filter of the sidebar, with the number of products that each option would leave. */
export const Facet = FilterSet.omit({ options: true }).extend({
  options: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
});
export type Facet = z.infer<typeof Facet>;

/** GET /products. */
export const ProductsAnswer = z.object({
  products: z.array(ProductJson),
  total: z.int(),
  page: z.int(),
  facets: z.array(Facet),
});
export type ProductsAnswer = z.infer<typeof ProductsAnswer>;
