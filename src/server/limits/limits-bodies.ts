import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { ApiEnv } from '#api/env.ts';
import { MOST_PART_BYTES, MOST_PICTURE_BYTES, PICTURE_TOO_LARGE } from '#domain/catalogue/picture.ts';
import { tooLarge } from '#domain/error.ts';
import { isRead } from '#server/is-read.ts';

const jsonLimitBytes = 64 * 1024;
const photoBytes = 10 * 1024 * 1024 + jsonLimitBytes;
const photoTooLarge = 'This photo is larger than 10 MB. Please take a smaller one.';
/** The paths whose bodies may be longer: webhooks, and forms with photos or imported files. Some have a sentence that states the limit. */
const limits: readonly [path: RegExp, bytes: number, sentence?: string][] = [
  [/\/payment\/webhook$/, 1024 * 1024],
  [/^\/api\/v1\/(admin\/)?orders\/[^/]+\/photos$/, photoBytes, photoTooLarge],
  [/^\/api\/v1\/admin\/stock\/moves\/[^/]+\/photo$/, photoBytes, photoTooLarge],
  [
    /^\/api\/v1\/admin\/remittances$/,
    5 * 1024 * 1024 + jsonLimitBytes,
    'This file is larger than 5 MB. Please split it.',
  ],
  [/^\/api\/v1\/products\/[^/]+\/reviews\/photos$/, photoBytes, photoTooLarge],
  [/^\/api\/v1\/admin\/pictures$/, MOST_PICTURE_BYTES + jsonLimitBytes, PICTURE_TOO_LARGE],
  [/^\/api\/v1\/admin\/uploads\/[^/]+\/parts$/, MOST_PART_BYTES + jsonLimitBytes],
  [
    /^\/api\/v1\/admin\/imports$/,
    25 * 1024 * 1024 + jsonLimitBytes,
    'This file is larger than 25 MB. Please split it.',
  ],
];

/** Limits the size of a body before anything parses it. */
export const limitsBodies: MiddlewareHandler<ApiEnv> = (c, next) => {
  const [, maxSize = jsonLimitBytes, sentence] = limits.find(([path]) => path.test(c.req.path)) ?? [];
  const onError = () => {
    throw sentence ? tooLarge(sentence) : new HTTPException(413);
  };
  // `bodyLimit` turns the body into a stream, which costs more than the rest of a small request; usually Content-Length is enough.
  const length = c.req.header('content-length');
  const isChunked = c.req.header('transfer-encoding') !== undefined;
  if (!isChunked && length !== undefined) return Number(length) > maxSize ? onError() : next();
  if (!isChunked && isRead(c.req.method)) return next();
  return bodyLimit({ maxSize, onError })(c, next);
};
