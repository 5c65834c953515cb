import type { FooterContent } from '#domain/content/content.ts';
import type { Ctx } from '#shop/context.ts';
import { readContent } from './read-content.ts';

/** The words at the foot of every page: the shop's own, or those of the host that keeps them. */
export function readFooter(
  ctx: Pick<Ctx, 'db' | 'memory' | 'log' | 'contentHost' | 'cacheTags'>,
): Promise<FooterContent> {
  return ctx.contentHost?.readFooter() ?? readContent(ctx, 'footer');
}
