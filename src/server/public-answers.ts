import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import { type PageCache, answerKept } from './page-cache.ts';

const longestQuery = 400;

/** Serves the paths that are the same for everyone from memory, made at most once between two changes. */
export function publicAnswers(cache: PageCache, paths: RegExp): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { method, url } = c.req;
    const key = url.slice(url.indexOf('/', 8));
    const isPublic =
      (method === 'GET' || method === 'HEAD') && key.length <= longestQuery && paths.test(c.req.path);
    if (!isPublic) return next();
    const found = cache.find(key);
    if (found) return answerKept(c.req.raw, found);
    const made = await cache.make(key, async () => {
      await next();
      return c.res;
    });
    c.res = undefined;
    c.res = answerKept(c.req.raw, made);
  };
}
