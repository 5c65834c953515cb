import type { Product } from '#domain/catalogue/product.ts';
import { paths } from '#web/paths.ts';
import type { Crumb } from '#ui/navigation/breadcrumb.tsx';
import * as words from './words.ts';

/** Returns the breadcrumbs from the home page to a product. */
export function toCrumbs({
  name,
  category,
  subcategory,
}: Pick<Product, 'name' | 'category' | 'subcategory'>): Crumb[] {
  return [
    { label: words.home, href: paths.home() },
    ...(category.slug ? [{ label: category.name, href: paths.category(category.slug) }] : []),
    ...(subcategory ? [{ label: subcategory.name, href: paths.category(category.slug, subcategory) }] : []),
    { label: name },
  ];
}
