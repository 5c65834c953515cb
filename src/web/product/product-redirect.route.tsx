import { redirect } from 'react-router';
import { findByAddress } from '#shop/catalogue/products/find-product-page.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import type { Route } from './+types/product-redirect.route.ts';

/** Leads from addresses of the past, `/products/{id}`, to the product's page; whether it may be seen is decided there. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const found = await requirePart(ctx, findByAddress(ctx, params.id));
  return redirect(paths.product(found?.slug ?? params.id) + url.search, found ? 301 : 302);
}
