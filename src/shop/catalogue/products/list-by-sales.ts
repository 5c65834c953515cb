import type { Ctx } from '#shop/context.ts';
import { openProductIndex } from '#shop/catalogue/lists/product-index.ts';

/** The ids of all goods, those that sell best first. */
export async function listBySales(ctx: Pick<Ctx, 'db' | 'memory'>): Promise<string[]> {
  const { facetIndex } = await openProductIndex(ctx);
  return facetIndex.list(facetIndex.all(), { order: 'popular', fromEnd: false }, { from: 0, many: Infinity });
}
