import type { MetaDescriptor } from 'react-router';
import { toRupees } from '#domain/money/money.ts';
import { isInStock } from '#domain/stock/stock.ts';
import { toBreadcrumbFacts } from '#web/head/breadcrumb-facts.ts';
import { paths } from '#web/paths.ts';
import { findShop, type Matches, toPageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/product.route.ts';
import type { ShownProduct } from './shown-product.ts';
import { toProductFacts } from './structured-data.ts';
import { toCrumbs } from './to-crumbs.ts';

type Loaded = Pick<Route.ComponentProps['loaderData'], 'reviews' | 'terms'>;

/** Returns the metadata of a product page for search engines and other apps. */
export function toProductMeta(
  product: ShownProduct,
  { reviews, terms }: Loaded,
  matches: Matches,
): MetaDescriptor[] {
  const { name, origin } = findShop(matches);
  return [
    ...toPageMeta({
      matches,
      title: product.name,
      description: product.shortDescription || product.description,
      path: paths.product(product.slug),
      picture: product.pictures[0],
      type: 'product',
      // Search engines read what the server sends, which hydration keeps; a browser need not load the code that writes it.
      facts: import.meta.env.SSR
        ? [toProductFacts(product, reviews, terms, origin), toBreadcrumbFacts(toCrumbs(product), origin)]
        : [{ '@id': paths.product(product.slug) }],
    }),
    { property: 'product:retailer_item_id', content: product.id },
    { property: 'product:brand', content: product.maker?.name ?? name },
    { property: 'product:price:amount', content: String(toRupees(product.fromPricePaise)) },
    { property: 'product:price:currency', content: 'INR' },
    { property: 'product:availability', content: isInStock(product) ? 'in stock' : 'out of stock' },
    { property: 'product:condition', content: 'new' },
  ];
}
