import { decodeOrKeep } from '#domain/decode-or-keep.ts';
import type { CategoryRule } from './category-rule.ts';
import type { FilterSet } from './filter-set.ts';
import type { Picture } from './picture.ts';

/** The last part of the address of a category. */
export const CATEGORY_SLUG_PATTERN = /^[A-Za-z0-9][A-Za-z0-9-]{0,60}$/;

export type Subcategory = {
  id: string;
  name: string;
  slug: string;
  description: string;
  /** Its own picture for the head of its page; without one, the head shows some of its products. */
  landscapePicture: Picture | null;
  productCount: number;
};

export type Category = {
  id: string;
  slug: string;
  name: string;
  description: string;
  rule: CategoryRule | null;
  filters: FilterSet[];
  picture: Picture | null;
  landscapePicture: Picture | null;
  /** Whether the shop shows it only while it has products. */
  isHiddenWhenEmpty: boolean;
  /** Its former slugs in lower case; they redirect to it. */
  formerSlugs: string[];
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
  const encoded = encodeURIComponent(name.trim().toLowerCase().replaceAll(/\s+/g, '-'));
  // encodeURIComponent leaves these as they are, and writes the others in capitals; a slug has neither.
  return encoded.replaceAll(/[!'()*~._]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`).toLowerCase();
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

/** Returns the first categories for the top bar, and the others for More. */
export function splitTopBar<Entry>(categories: readonly Entry[]): { shown: Entry[]; more: Entry[] } {
  return { shown: categories.slice(0, 6), more: categories.slice(6) };
}

function readable(text: string): string {
  return decodeOrKeep(text).replaceAll('-', ' ').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
