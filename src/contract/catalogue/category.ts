import { z } from 'zod';
import { CategoryRule } from '#domain/catalogue/category-rule.ts';
import { FilterSet } from '#domain/catalogue/filter-set.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { toPictureJson, PictureJson } from './picture.ts';
import { toMainUrl } from '#domain/catalogue/picture-url.ts';

export const CategoryJson = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  image: z.string(),
  landscape_image: z.string(),
  pictures: z.object({ square: PictureJson.nullable(), landscape: PictureJson.nullable() }),
  rule: CategoryRule.nullable(),
  filters: z.array(FilterSet),
  product_count: z.int(),
  children: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      description: z.string(),
      landscape_image: z.string(),
      product_count: z.int(),
    }),
  ),
});
export type CategoryJson = z.infer<typeof CategoryJson>;

/** GET /categories; `source` says where the list comes from. */
export const CategoriesAnswer = z.object({ categories: z.array(CategoryJson), source: z.string() });
export type CategoriesAnswer = z.infer<typeof CategoriesAnswer>;

/** Returns a category with its subcategories in the specification's field names. */
export function toCategoryJson(category: Category): CategoryJson {
  const { picture, landscapePicture } = category;
  return {
    id: category.id,
    name: category.name,
    slug: category.slug,
    description: category.description,
    image: picture ? toMainUrl(picture) : '',
    landscape_image: landscapePicture ? toMainUrl(landscapePicture) : '',
    pictures: {
      square: picture && toPictureJson(picture),
      landscape: landscapePicture && toPictureJson(landscapePicture),
    },
    rule: category.rule,
    filters: category.filters,
    product_count: category.productCount,
    children: category.children.map(
      ({ id, name, slug, description, landscapePicture: wide, productCount }) => ({
        id,
        name,
        slug,
        description,
        landscape_image: wide ? toMainUrl(wide) : '',
        product_count: productCount,
      }),
    ),
  };
}
