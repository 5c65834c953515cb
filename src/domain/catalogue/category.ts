import { z } from 'zod';
import { Picture } from './picture.ts';

/** The rules by which a category selects products of the whole catalogue instead of listing its own. */
export const CategoryRule = z.enum(['bestsellers', 'newest', 'sale']);
export type CategoryRule = z.infer<typeof CategoryRule>;

/** The figures of the rules. `Bestsellers` counts pieces sold, `new-in` looks at age, `sale` at the sale price. */
export const CATEGORY_RULES = {
  bestsellers: { slug: 'Bestsellers', withinDays: 90, leastSold: 1 },
  newest: { slug: 'new-in', withinDays: 60 },
  sale: { slug: 'sale' },
} as const;

const RESERVED_KEYS = new Set([
  'sort',
  'view',
  'page',
  'limit',
  'q',
  'category',
  'subcategory',
  'featured',
  'min_price',
  'max_price',
]);

/** One block of the filter sidebar. Its key is the name of a product attribute and of a parameter in the address. */
export const FilterSet = z.object({
  key: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,30}$/, 'Use small letters, digits and _ only')
    .refine((key) => !RESERVED_KEYS.has(key), 'This word already means something in the address'),
  label: z.string().trim().min(1).max(40),
  kind: z.enum(['options', 'price', 'discount', 'colour']),
  options: z.array(z.string().trim().min(1).max(60)).max(60),
});
export type FilterSet = z.infer<typeof FilterSet>;

export type Subcategory = { id: string; name: string; slug: string; productCount: number };

export type Category = {
  id: string;
  slug: string;
  name: string;
  description: string;
  rule: CategoryRule | null;
  filters: FilterSet[];
  picture: Picture | null;
  landscapePicture: Picture | null;
  productCount: number;
  children: Subcategory[];
};

/** A category without its product counts, which change more often than the category does. */
export type ListedCategory = Omit<Category, 'productCount' | 'children'> & {
  children: Omit<Subcategory, 'productCount'>[];
};

const LONGEST_LABEL = 10;

/** Returns the label under an icon of the category strip: a name longer than ten characters is cut to its first word. */
export function toStripLabel(name: string): string {
  return name.length > LONGEST_LABEL ? (name.trim().split(/\s+/)[0] ?? name) : name;
}

/** Returns the slug of a subcategory that has none: lower case, spaces as hyphens, URL-encoded. */
export function toSubcategorySlug(name: string): string {
  return encodeURIComponent(name.trim().toLowerCase().replaceAll(/\s+/g, '-'));
}

/** Returns whether the last part of a URL means this subcategory: by slug, or by name with dashes read as spaces. */
export function isSubcategory(subcategory: Pick<Subcategory, 'name' | 'slug'>, fromAddress: string): boolean {
  const wanted = readable(fromAddress);
  return readable(subcategory.slug) === wanted || readable(subcategory.name) === wanted;
}

/** Returns the subcategory that a URL or a query string names, or undefined. */
export function findSubcategory<Kind extends Pick<Subcategory, 'name' | 'slug'>>(
  children: readonly Kind[],
  fromAddress: string,
): Kind | undefined {
  return children.find((child) => isSubcategory(child, fromAddress));
}

/** Returns the path of a category or of one of its subcategories. */
export function toCategoryPath(category: Pick<Category, 'slug'>, child?: Pick<Subcategory, 'slug'>): string {
  return child ? `/category/${category.slug}/${child.slug}` : `/category/${category.slug}`;
}

/** Returns the path of its list page, as the overview of categories links to it. */
export function toProductsPath(category: Pick<Category, 'slug'>, child?: Pick<Subcategory, 'name'>): string {
  const path = `/products?category=${encodeURIComponent(category.slug)}`;
  return child ? `${path}&subcategory=${encodeURIComponent(child.name)}` : path;
}

/** Returns the first categories for the top bar, and the others for More. */
export function splitTopBar<Entry>(categories: readonly Entry[]): { shown: Entry[]; more: Entry[] } {
  return { shown: categories.slice(0, 6), more: categories.slice(6) };
}

function readable(text: string): string {
  return decode(text).replaceAll('-', ' ').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
