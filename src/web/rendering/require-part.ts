import { data } from 'react-router';
import type { Ctx } from '#shop/context.ts';
import { tryPart } from './try-part.ts';

/** Returns the main data of a page. Throws 503 when it fails or times out: the page's `ErrorBoundary` then shows a replacement. */
export async function requirePart<Part>(ctx: Pick<Ctx, 'log'>, part: Promise<Part>): Promise<Part> {
  const found = await tryPart(
    ctx,
    part.then((value) => ({ value })),
  );
  if (!found) throw data(null, { status: 503 });
  return found.value;
}
