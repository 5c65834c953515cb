import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isDatabaseGone } from '#platform/postgres/connection.ts';
import { isOutOfSpace } from '#platform/postgres/disk-space.ts';
import { HTTP_STATUS, ShopError } from '#domain/error.ts';
import type { ApiEnv } from '#api/env.ts';
import type { Log } from '#platform/log.ts';
import { RETRY_AFTER_SECONDS, retryAfterOf } from '#server/limits/retry-after.ts';

/** The code of a request that is refused because nothing can be written. */
export const NO_SPACE = 'shop.no_space';

type ErrorLogs = { log: Log; noteRefusal: (error: ShopError, c: Context<ApiEnv>) => void };

/**
 * Turns an error into an HTTP response; this is the only place that does. An error that is not a `ShopError` becomes a 500 with a request
 * id and nothing else.
 */
export function answerError(error: unknown, c: Context<ApiEnv>, { log, noteRefusal }: ErrorLogs): Response {
  const request_id = c.get('requestId');
  // An error that replaces a finished page would inherit its headers and announce its length.
  c.res = undefined;
  if (error instanceof ShopError) {
    noteRefusal(error, c);
    if (error.code === 'shop.busy') c.set('isRefused', true);
    const headers = { 'cache-control': 'no-store', ...retryAfterOf(error) };
    const { message, code, fields, detail } = error;
    return c.json(
      { error: message, code, ...(fields && { fields }), ...detail, request_id },
      HTTP_STATUS[error.kind],
      headers,
    );
  }
  if (error instanceof HTTPException) return answerHttpException(error, c);
  log.error(
    { request_id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    'request failed',
  );
  const headers = { 'cache-control': 'no-store' };
  if (isDatabaseGone(error)) {
    const sentence = 'The shop cannot be reached right now. Please try again in a moment.';
    const body = { error: sentence, code: 'shop.unavailable', request_id };
    return c.json(body, 503, { ...headers, 'retry-after': RETRY_AFTER_SECONDS });
  }
  if (isOutOfSpace(error)) {
    const sentence = 'The shop cannot save anything right now. Please try again in a few minutes.';
    const body = { error: sentence, code: NO_SPACE, request_id };
    return c.json(body, 503, { ...headers, 'retry-after': '60' });
  }
  const sentence = 'Something went wrong on our side. Please try again.';
  return c.json({ error: sentence, code: 'server.failed', request_id }, 500, headers);
}

const exceptionCodes: Record<number, [string, string]> = {
  400: ['request.malformed', 'The request could not be read'],
  413: ['request.too_large', 'The request is too large'],
  415: ['request.unsupported', 'Send the body as application/json'],
};

function answerHttpException(error: HTTPException, c: Context<ApiEnv>): Response {
  const [code, message] = exceptionCodes[error.status] ?? ['request.refused', 'The request was refused'];
  return c.json({ error: message, code, request_id: c.get('requestId') }, error.status, {
    'cache-control': 'no-store',
  });
}
