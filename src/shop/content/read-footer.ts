import type { FooterContent } from '#domain/content/content.ts';
import type { Ctx } from '#shop/context.ts';
import { readContent } from './read-content.ts';

/** Returns the text of the footer: the shop's own, or that of the content host if there is one. */
export function readFooter(
  ctx: Pick<Ctx, 'db' | 'memory' | 'log' | 'contentHost' | 'cacheTags'>,
): Promise<FooterContent> {
  return ctx.contentHost?.readFooter() ?? readContent(ctx, 'footer');
}
