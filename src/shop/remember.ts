import type { Ctx } from './context.ts';

/** The context that a query needs to add cache tags: `addCacheTags`, `remember`. */
export type Tagging = Pick<Ctx, 'memory' | 'cacheTags'>;

/** Adds cache tags to the response being built. Queries call it before they read, so that a change announced during the read is noticed. */
export function addCacheTags({ cacheTags }: Pick<Ctx, 'cacheTags'>, tags: Iterable<string>): void {
  if (cacheTags) for (const tag of tags) cacheTags.add(tag);
}

/**
 * Returns the value kept under `key`, or reads it now. The value, and the response being built, are dropped when one of `tags` is
 * announced.
 */
export function remember<Value>(
  ctx: Tagging,
  key: string,
  tags: string[],
  read: () => Promise<Value>,
): Promise<Value> {
  addCacheTags(ctx, tags);
  return ctx.memory.remember(key, tags, read);
}
