import type { Collection } from '#domain/catalogue/collection.ts';
import type { Ctx } from '#shop/context.ts';
import { listCollections } from '#shop/catalogue/collections/list-collections.ts';
import { listProductIds } from './list-products.ts';

/** Returns the collections that show at least one product now. */
export async function listFilledCollections(ctx: Ctx): Promise<Collection[]> {
  const collections = await listCollections(ctx);
  const totals = await Promise.all(
    collections.map(async ({ slug }) => (await listProductIds(ctx, { collection: slug, limit: 1 })).total),
  );
  return collections.filter((_, at) => totals[at]! > 0);
}
