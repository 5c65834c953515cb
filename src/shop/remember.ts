import type { Ctx } from './context.ts';

/** What a query needs to say what it read: `addCacheTags`, `remember`. */
export type Tagging = Pick<Ctx, 'memory' | 'cacheTags'>;

/** Adds to the response under way what it is made of. Called before the reading: a change that is announced meanwhile is then noticed. */
export function addCacheTags({ cacheTags }: Pick<Ctx, 'cacheTags'>, tags: Iterable<string>): void {
  if (cacheTags) for (const tag of tags) cacheTags.add(tag);
}

/** Returns the remembered value for `key`, or what `read` gives now. It is forgotten when one of `tags` is announced, and the response under way with it. */
export function remember<Value>(
  ctx: Tagging,
  key: string,
  tags: string[],
  read: () => Promise<Value>,
): Promise<Value> {
  addCacheTags(ctx, tags);
  return ctx.memory.remember(key, tags, read);
}
