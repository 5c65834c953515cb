import { data } from 'react-router';
import type { Ctx } from '#shop/context.ts';
import { nullIfMissing } from './null-if-missing.ts';

/** What a page is about. Throws 503 when it cannot be had or not soon: the page's `ErrorBoundary` then shows what stands in for it. */
export async function throwNotFound<Part>(ctx: Pick<Ctx, 'log'>, part: Promise<Part>): Promise<Part> {
  const found = await nullIfMissing(
    ctx,
    part.then((value) => ({ value })),
  );
  if (!found) throw data(null, { status: 503 });
  return found.value;
}
