import { z } from 'zod';
import { CATEGORY_SLUG_PATTERN } from '#domain/catalogue/category.ts';
import { CategoryRule } from '#domain/catalogue/category-rule.ts';
import { FilterSet } from '#domain/catalogue/filter-set.ts';
import { UploadedPictureJson } from './picture.ts';

const id = z.string().max(64);
const picture = id.nullable().describe('The id of an uploaded picture');
const sizeGuide = z
  .string()
  .trim()
  .max(6000)
  .optional()
  .describe('The size guide, one row of a table on each line; unchanged if left out');

/** The fields of a category that an owner sets. */
export const CategoryFields = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(60),
  slug: z
    .string()
    .trim()
    .regex(CATEGORY_SLUG_PATTERN, 'Use letters, digits and hyphens, like wall-decor.')
    .describe('The last part of its address; old addresses redirect to it'),
  description: z.string().trim().max(2000),
  size_guide: sizeGuide,
  rule: CategoryRule.nullable().describe(
    'Shows products of the whole shop by a rule, instead of products assigned to it',
  ),
  hidden_when_empty: z.boolean(),
  filters: z.array(FilterSet).max(20),
  picture_id: picture,
  landscape_picture_id: picture,
  children: z
    .array(
      z.object({
        id: id.optional().describe('Left out for a new one'),
        name: z.string().trim().min(1, 'Enter a name.').max(60),
        description: z.string().trim().max(2000).optional().describe('Unchanged if left out'),
        size_guide: sizeGuide,
        landscape_picture_id: picture.optional().describe('For the top of its page; unchanged if left out'),
      }),
    )
    .max(60)
    .describe('Its subcategories in order; products of a subcategory that is left out stay in the category'),
});
export type CategoryFields = z.infer<typeof CategoryFields>;

export const ChangeCategory = CategoryFields.partial().extend({
  version: z.int().min(1),
  place: z.int().min(0).max(10_000).optional().describe('Its place among the categories, from 0'),
});
export type ChangeCategory = z.infer<typeof ChangeCategory>;

export const RemoveCategory = z.object({
  products_to: id.optional().describe('The category that its products move to, and its addresses lead to'),
});
export type RemoveCategory = z.infer<typeof RemoveCategory>;

export const AdminCategoryJson = CategoryFields.extend({
  id: z.string(),
  products: z.int().describe('Products that are assigned to it, in every state'),
  children: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      description: z.string(),
      size_guide: z.string(),
      landscape_picture_id: z.string().nullable(),
      landscape_picture: UploadedPictureJson.nullable(),
      products: z.int(),
    }),
  ),
  picture: UploadedPictureJson.nullable(),
  landscape_picture: UploadedPictureJson.nullable(),
  former_slugs: z.array(z.string()),
  version: z.int(),
});
export type AdminCategoryJson = z.infer<typeof AdminCategoryJson>;
