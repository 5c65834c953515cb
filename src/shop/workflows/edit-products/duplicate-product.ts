import type { AdminProductJson } from '#contract/catalogue/admin-product.ts';
import { CreateProduct } from '#contract/catalogue/product-input.ts';
import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { chooseProductSku } from './choose-sku.ts';
import { createProductIn } from './create-product.ts';
import { findProductId, withLinks } from './get-admin-product.ts';
import { type ProductFacts, readProductFacts } from './product-facts.ts';

/**
 * Adds a draft with everything of a product but its stock, article numbers and address: the number of FE02 becomes FE02-COPY. Throws forbidden, not_found.
 */
export async function duplicateProduct(ctx: Ctx, idOrSlug: string): Promise<AdminProductJson> {
  requireAbility(ctx, 'edit_products');
  const copy = await inTransaction(ctx, async (tx) => {
    const id = await findProductId(tx, idOrSlug);
    const original = id && (await readProductFacts(tx, id));
    if (!original) throw notFound('Product');
    const sku = await chooseProductSku(tx, `${original.sku}-copy`);
    return createProductIn(tx, { ...toCopy(original), sku }, 'product.duplicated');
  });
  return withLinks(ctx, copy);
}

/** Returns the initial fields of a copy; the schema leaves out the fields that a caller cannot set. */
function toCopy({
  name,
  slug: _slug,
  sku: _sku,
  status: _status,
  publish_at: _at,
  stock_quantity: _stock,
  location: _location,
  variants,
  ...same
}: ProductFacts): CreateProduct {
  const copied = variants.map(
    ({ id: _id, sku: _own, stock_quantity: _pieces, location: _place, ...variant }) => variant,
  );
  return CreateProduct.parse({ ...same, name: `${name} (copy)`.slice(0, 200), variants: copied });
}
