import { invalid, notFound } from '#domain/error.ts';
import type { StockRequest } from '#contract/stock/stock-request.ts';
import { lockOwnAccount } from '#shop/access/lock-own-account.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';

/**
 * Records that a customer wants to be notified when a product is back in stock, once for each product: a repeated request changes the
 * quantity and the notes. Throws unauthenticated, not_found, and invalid `variant.unknown` for a colour and size that do not exist.
 */
export async function requestStock(ctx: Ctx, request: StockRequest): Promise<{ requestId: string }> {
  requireCustomer(ctx);
  const product = await ctx.db
    .selectFrom('products')
    .select('id')
    .where('id', '=', request.product_id)
    .where('status', '=', 'live')
    .executeTakeFirst();
  if (!product) throw notFound('Product');
  const { quantity, notes } = request;
  const variant_id = await findVariant(ctx, request);
  return inTransaction(ctx, async (tx) => {
    const { id } = await tx.db
      .insertInto('stock_requests')
      .values({
        id: makeId(tx, 'req'),
        customer_id: await lockOwnAccount(tx),
        product_id: product.id,
        variant_id,
        quantity,
        notes,
        created_at: tx.clock.now(),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['customer_id', 'product_id', 'variant_id'])
          .where('answered_at', 'is', null)
          .doUpdateSet({ quantity, notes }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return { requestId: id };
  });
}

/** Returns the id of the variant that was named by its id, or by its colour and size; null where none was named. */
async function findVariant(ctx: Ctx, request: StockRequest): Promise<string | null> {
  const { product_id, variant_id, variant_color: color, variant_size: size } = request;
  if (!variant_id && !color && !size) return null;
  const named = ctx.db
    .selectFrom('variants')
    .select('id')
    .where('product_id', '=', product_id)
    .where('removed_at', 'is', null);
  const found = variant_id
    ? await named.where('id', '=', variant_id).executeTakeFirst()
    : await named
        .where('color', 'is not distinct from', color)
        .where('size', 'is not distinct from', size)
        .executeTakeFirst();
  if (!found)
    throw invalid('variant.unknown', 'Please select a variant', { variant_id: 'Please select a variant' });
  return found.id;
}
