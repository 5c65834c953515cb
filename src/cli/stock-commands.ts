import { CountStock } from '#contract/stock/stock-count.ts';
import { notFound } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { countStock } from '#shop/stock/count-stock.ts';
import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';

/** Commands that change how many pieces of a SKU there are. */
export const stockCommands: Record<string, Command> = {
  'stock-in': onStock('adds pieces that came in', 1),
  'stock-out': onStock('takes missing pieces off the count', -1),
};

function onStock(means: string, sign: 1 | -1): Command {
  return {
    takes: 'SKU PIECES',
    means,
    run: async (ctx, { words: [sku = '', pieces] }) => {
      const { productId, variantId } = await findSku(ctx, sku);
      const wanted = readArguments(CountStock, { variant_id: variantId, change: sign * Number(pieces) });
      return `${sku}: ${await countStock(ctx, productId, wanted)} pieces`;
    },
  };
}

async function findSku(ctx: Ctx, sku: string): Promise<{ productId: string; variantId?: string }> {
  const variant = await ctx.db
    .selectFrom('variants')
    .select(['id', 'product_id'])
    .where('sku', '=', sku.toUpperCase())
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (variant) return { productId: variant.product_id, variantId: variant.id };
  const product = await ctx.db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', sku.toUpperCase())
    .executeTakeFirst();
  if (!product) throw notFound('Product with this SKU');
  return { productId: product.id };
}
