import type { Ctx } from '#shop/context.ts';
import type { ProductIndex } from '#shop/catalogue/lists/product-index.ts';
import { correctWords } from './correct-typos.ts';
import { findHits, wantText, wantWords } from './find-hits.ts';
import { readTexts } from './read-texts.ts';

type Reader = Pick<Ctx, 'db' | 'memory'>;
export type Found = { ids: string[]; isCorrected: boolean };

/** Returns the ids that a search finds, best first. If it finds nothing, it searches again with typing errors corrected. */
export async function search(ctx: Reader, productIndex: ProductIndex, text: string): Promise<Found> {
  const { searchIndex } = productIndex;
  await readTexts(ctx, searchIndex);
  const ids = findHits(searchIndex, wantText(searchIndex, text));
  if (ids.length > 0) return { ids, isCorrected: false };
  const words = correctWords(searchIndex.fields.fold.vocabulary, text);
  if (!words) return { ids, isCorrected: false };
  return { ids: findHits(searchIndex, wantWords(searchIndex, words)), isCorrected: true };
}
