import type { AdminProductJson } from '#contract/catalogue/admin-product.ts';
import { toProductPath } from '#domain/catalogue/product.ts';
import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { toPreviewPath } from '#shop/catalogue/products/preview-link.ts';
import type { Ctx, Reader } from '#shop/context.ts';
import { type ProductFacts, readProductFacts } from './product-facts.ts';

/** Returns a product in any status as staff edits it, by its id or by any current or former address. Throws forbidden, not_found. */
export async function getAdminProduct(ctx: Ctx, idOrSlug: string): Promise<AdminProductJson> {
  requireAbility(ctx, 'edit_products');
  const id = await findProductId(ctx, idOrSlug);
  const product = id && (await readProductFacts(ctx, id));
  if (!product) throw notFound('Product');
  return withLinks(ctx, product);
}

/** Adds the address of the product's page and a link that shows it to anyone. */
export function withLinks(
  ctx: Pick<Ctx, 'publicUrl' | 'peppers' | 'clock'>,
  product: ProductFacts,
): AdminProductJson {
  return {
    ...product,
    url: ctx.publicUrl + toProductPath(product.slug),
    preview_url: ctx.publicUrl + toPreviewPath(ctx, product),
  };
}

/** Returns the id of the product with this id or address. */
export async function findProductId(
  { db }: Pick<Reader, 'db'>,
  idOrSlug: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('id', '=', idOrSlug),
        eb('id', '=', eb.selectFrom('product_slugs').select('product_id').where('slug', '=', idOrSlug)),
      ]),
    )
    .executeTakeFirst();
  return found?.id;
}
