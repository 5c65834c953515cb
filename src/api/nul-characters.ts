import type { MiddlewareHandler } from 'hono';
import { malformed } from '#domain/error.ts';
import type { ApiEnv } from './env.ts';

/** Every content type that is parsed as JSON, in capital letters, too. */
const anyJson = /^\s*application\/([\w.-]+\+)?json/i;

/** Refuses U+0000, which JSON and URLs can carry and PostgreSQL cannot: nobody types it. */
export const refusesNulCharacters: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (/%00|\0/.test(c.req.url)) throw malformed();
  // A webhook is signed over its raw bytes; reading it as text first would change some of them.
  if (c.req.path.endsWith('/payment/webhook')) return next();
  const isJson = anyJson.test(c.req.header('content-type') ?? '');
  if (isJson && /\\u0000/.test(await c.req.text())) throw malformed();
  return next();
};
