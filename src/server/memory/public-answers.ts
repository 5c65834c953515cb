import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import { answerKept, toAsked, toKept, toKeptParts, toResponse } from './kept-answer.ts';
import type { Metrics } from '../metrics.ts';
import type { PageCache } from './page-cache.ts';

const longestQuery = 400;

/** Serves the paths that are the same for everyone from memory, made at most once between two changes. */
export function publicAnswers(cache: PageCache, metrics: Metrics, paths: RegExp): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { method, url } = c.req;
    const key = url.slice(url.indexOf('/', 8));
    const isPublic =
      (method === 'GET' || method === 'HEAD') && key.length <= longestQuery && paths.test(c.req.path);
    if (!isPublic) return next();
    const asked = toAsked(c.req.raw);
    const found = cache.find(key);
    metrics.remembered.inc({ from: found ? 'memory' : 'anew' });
    if (found) return toResponse(await answerKept(found, asked));
    const made = await cache.make(key, async () => {
      c.set('takesParts', true);
      await next();
      const parts = c.get('parts');
      return parts ? toKeptParts(parts, c.res.status, Object.fromEntries(c.res.headers)) : toKept(c.res);
    });
    c.res = undefined;
    c.res = toResponse(await answerKept(made, asked));
  };
}
