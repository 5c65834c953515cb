import { type Params, matchPath } from 'react-router';
import type { ListProducts } from '#shop/catalogue/lists/list-query.ts';
import { findScope } from '#shop/catalogue/lists/list-scope.ts';
import type { Ctx } from '#shop/context.ts';
import { APPENDING } from '#web/catalogue/past-end.ts';

const list = ['page', APPENDING];
const productPage = ['color', 'size', 'request', 'preview'];
const signIn = ['returnTo', 'redirect'];

/** The lists that have filters, with the scope of those filters. A search has the filters of all categories. */
const scopeOf: Record<string, (params: Params) => ListProducts> = {
  '/category/:category/:subcategory?': ({ category }) => ({ category }),
  '/collections/:collection': ({ collection }) => ({ collection }),
  '/search': () => ({}),
};

/** The query parameters that each page reads, on the server or in the browser. A page that is not listed reads none. */
export const parametersOf: Record<string, readonly string[]> = {
  '/': ['preview'],
  '/category/:category/:subcategory?': ['sort', 'view', ...list],
  '/collections/:collection': ['sort', 'view', ...list],
  '/products': ['category', 'subcategory', 'min_price', 'max_price', 'sort', ...list],
  '/products/:id': productPage,
  '/product/:slug': productPage,
  '/makers/:slug': ['sort', ...list],
  '/crafts/:slug': ['sort', ...list],
  '/search': ['q', 'sort', 'view', ...list],
  '/faq': ['q', 'category'],
  '/contact': ['map'],
  '/offline': ['page'],
  '/login': signIn,
  '/register': signIn,
  '/mobile-login': signIn,
  '/mobile-register': signIn,
  '/newsletter/:token?': ['refused'],
  '/order-status/:orderId': ['payment'],
  '/orders': ['status'],
  '/invoices': ['status', 'page'],
  '/tickets': ['number', 'page'],
  '/profile': ['tab'],
};

const toFirstSegment = (path: string) => path.split('/', 2)[1]!.toLowerCase();
const patternsOf = Map.groupBy(Object.entries(parametersOf), ([pattern]) => toFirstSegment(pattern));

/** With this parameter the router requests the data of only some of a page's routes. */
const dataParameter = '_routes';
const data = /^(?:\/_root|(.*))\.data$/;

/**
 * Returns the query parameters that the page at `pathname`, or its client navigation data, accepts. A list accepts the filters that its
 * owner chose. Returns undefined if those cannot be read at the moment.
 */
export async function listPageParameters(ctx: Ctx, pathname: string): Promise<string[] | undefined> {
  const step = data.exec(pathname);
  const page = step ? (step[1] ?? '/') : pathname;
  for (const [pattern, names] of patternsOf.get(toFirstSegment(page)) ?? []) {
    const match = matchPath(pattern, page);
    if (!match) continue;
    const scope = scopeOf[pattern]?.(match.params);
    const filters = scope ? await listFilterKeys(ctx, scope) : [];
    return filters && [...names, ...filters, ...(step ? [dataParameter] : [])];
  }
  return step ? [dataParameter] : [];
}

async function listFilterKeys(ctx: Ctx, scope: ListProducts): Promise<string[] | undefined> {
  try {
    return (await findScope(ctx, scope))?.sets.map(({ key }) => key) ?? [];
  } catch {
    return undefined;
  }
}
