import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import { answerCached, toAsked, toCached, toResponse } from '#platform/http-cache/cached-response.ts';
import type { FindOrMake } from './find-or-make.ts';
import { partQuery } from '#platform/http-cache/known-query.ts';
import { isRead } from '#server/is-read.ts';

/** Returns the query parameters that an address knows; undefined while they cannot be determined. */
type KnownParameters = (url: URL) => Promise<string[] | undefined>;
type Parts = { findOrMake: FindOrMake; paths: RegExp; listKnown: KnownParameters };

/**
 * Serves the paths that are the same for everyone from memory and makes each response at most once between two changes. The cache key holds
 * only the parameters that the address knows: others do not change the response.
 */
export function publicAnswers({ findOrMake, paths, listKnown }: Parts): MiddlewareHandler<ApiEnv> {
  async function toKey(address: string): Promise<string> {
    const [path = '', query] = address.slice(address.indexOf('/', 8)).split(/\?(.*)/s);
    if (!query) return path;
    const names = await listKnown(new URL(address));
    return path + (names ? partQuery(`?${query}`, names).known : `?${query}`);
  }

  return async (c, next) => {
    if (!isRead(c.req.method) || !paths.test(c.req.path)) return next();
    const key = await toKey(c.req.url);
    const cached = await findOrMake(key, c.get('address'), async (cacheTags) => {
      const ctx = c.get('ctx');
      c.set('ctx', { ...ctx, db: ctx.reads, cacheTags });
      await next();
      return toCached(c.res);
    });
    c.res = undefined;
    c.res = toResponse(await answerCached(cached, toAsked(c.req.raw)));
  };
}
