import type { MiddlewareHandler } from 'hono';
import { malformed } from '#domain/error.ts';
import { toWellFormedJson } from '#domain/well-formed.ts';
import type { ApiEnv } from './env.ts';

/** Every content type that is parsed as JSON, including in capital letters. */
const anyJson = /^\s*application\/([\w.-]+\+)?json/i;

/**
 * Keeps out characters that JSON and URLs can carry and PostgreSQL cannot store: refuses U+0000, which nobody types, and replaces half of a
 * surrogate pair, which a program leaves behind when it cuts a text.
 */
export const keepsOutUnstorable: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (/%00|\0/.test(c.req.url)) throw malformed();
  // A webhook is signed over its raw bytes; reading it as text first would change some of them.
  if (c.req.path.endsWith('/payment/webhook')) return next();
  if (!anyJson.test(c.req.header('content-type') ?? '')) return next();
  const text = await c.req.text();
  if (/\\u0000/.test(text)) throw malformed();
  const body = toWellFormedJson(text);
  if (body !== text) {
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body });
    c.req.bodyCache = {};
  }
  return next();
};
