import { redirect } from 'react-router';
import { findByAddress } from '#shop/catalogue/products/find-product-page.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import type { Route } from './+types/product-redirect.route.ts';

/** Redirects former addresses, `/products/{id}`, to the product's page, which decides whether the product may be seen. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const found = await requirePart(ctx, findByAddress(ctx, params.id));
  return redirect(paths.product(found?.slug ?? params.id) + url.search, found ? 301 : 302);
}
