import type { Category, Subcategory } from '#domain/category.ts';
import type { FooterContent } from '#domain/content.ts';
import type { ShopFacts } from './page-meta.ts';

/** What every page needs besides its own: kept small, for it travels with each of them. */
export type ShellData = {
  shop: ShopFacts;
  categories: ShellCategory[];
  promotions: { code: string; description: string; endsAt?: string }[];
  footer: FooterContent;
  /** Of the social ad pixel, where the shop has one and this document may bring it. */
  pixelId?: string;
};
export type ShellCategory = Pick<Category, 'slug' | 'name'> & {
  children: Pick<Subcategory, 'slug' | 'name'>[];
};

export function toShellCategory({ slug, name, children }: ShellCategory): ShellCategory {
  return { slug, name, children: children.map((child) => ({ slug: child.slug, name: child.name })) };
}
