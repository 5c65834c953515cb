import { openProductIndex } from '#shop/catalogue/lists/product-index.ts';
import type { Ctx } from '#shop/context.ts';
import { readTags } from './read-tags.ts';
import { readTexts } from './read-texts.ts';

/** Loads the search index, which otherwise happens at the first request for a list or a search. */
export async function loadSearchIndex(ctx: Pick<Ctx, 'db' | 'memory'>): Promise<void> {
  const productIndex = await openProductIndex(ctx);
  await readTexts(ctx, productIndex.searchIndex);
  await readTags(ctx, productIndex);
}
