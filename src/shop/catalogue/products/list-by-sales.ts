import type { Ctx } from '#shop/context.ts';
import { openProductIndex } from '#shop/catalogue/lists/product-index.ts';

/** Returns the ids of all products, best-selling first. */
export async function listBySales(ctx: Pick<Ctx, 'db' | 'memory'>): Promise<string[]> {
  const { searchIndex } = await openProductIndex(ctx);
  return searchIndex.list(
    searchIndex.all(),
    { order: 'popular', fromEnd: false },
    { from: 0, many: Infinity },
  );
}
