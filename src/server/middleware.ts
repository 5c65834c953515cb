import { isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { getConnInfo } from '@hono/node-server/conninfo';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ApiEnv } from '#api/env.ts';
import { tooMany } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { SHARED_ADDRESS } from '#shop/limits/limit-address.ts';
import { toNetwork } from '#shop/limits/consume.ts';
import { findActor } from '#shop/customers/sessions/find-actor.ts';
import type { Changes } from '#platform/change-feed/changes.ts';
import { watchForForgottenProxy } from './forgotten-proxy.ts';
import { isTracking } from './limits-tracking.ts';
import type { Metrics } from './health/metrics.ts';

const jsonLimitBytes = 64 * 1024;
const webhookLimitBytes = 1024 * 1024;

type Opening = { ctx: Ctx; metrics: Metrics; proxies: number };

/** Gives the request its id, its address and a guest's context; counts and logs how it ended. */
export function opens({ ctx, metrics, proxies }: Opening): MiddlewareHandler<ApiEnv> {
  const isForgotten = watchForForgottenProxy(ctx.log);
  return async (c, next) => {
    const requestId = Buffer.from(ctx.random(9)).toString('base64url');
    c.set('requestId', requestId);
    c.set('address', proxies > 0 ? forwardedAddress(c, proxies) : peerAddress(c, isForgotten));
    c.set('ctx', ctx);
    const started = performance.now();
    await next();
    const seconds = (performance.now() - started) / 1000;
    // Not by `c.header`, which would make a stream of an answer that is ready.
    c.res.headers.set('x-request-id', requestId);
    const door = c.req.path.startsWith('/api/') ? 'api' : 'page';
    metrics.requests.observe({ door, status: `${Math.floor(c.res.status / 100)}xx` }, seconds);
    if (c.res.status >= 500 && !c.get('isRefused')) {
      ctx.log.warn({ requestId, method: c.req.method, path: c.req.path, status: c.res.status }, 'answered');
    }
  };
}

/**
 * Who is at the other end, behind our own proxies. The header that proxies write is believed only as far as our own proxies wrote it: each appends whom it
 * heard, so what a client invents stands further left.
 */
function forwardedAddress(c: Context<ApiEnv>, proxies: number): string {
  const heard = (c.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim());
  const written = heard.at(-proxies);
  return written && isIP(written) ? written : remoteAddress(c);
}

/** Who is at the other end of the connection; behind a proxy that nobody declared, an address that is nobody's own. */
function peerAddress(c: Context<ApiEnv>, isForgotten: ReturnType<typeof watchForForgottenProxy>): string {
  const peer = remoteAddress(c);
  return isForgotten(peer, c.req.header('x-forwarded-for')) ? SHARED_ADDRESS : peer;
}

function remoteAddress(c: Context<ApiEnv>): string {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    return '';
  }
}

/** Bearer token → actor. An unknown or ended token is a guest: the handler says what needs a login. */
export const authenticates: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const token = /^Bearer ([\w-]{20,200})$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (token) {
    const ctx = c.get('ctx');
    c.set('ctx', { ...ctx, actor: await findActor(ctx, token) });
  }
  await next();
};

/** Bounds a body before anything parses it. */
export const boundsBodies: MiddlewareHandler<ApiEnv> = (c, next) => {
  const maxSize = c.req.path.endsWith('/payment/webhook') ? webhookLimitBytes : jsonLimitBytes;
  const onError = () => {
    throw new HTTPException(413);
  };
  // Looking for a body makes a stream of it, which costs more than the rest of a small request: mostly its length was said before.
  const length = c.req.header('content-length');
  const isWhole = c.req.header('transfer-encoding') === undefined;
  if (isWhole && length !== undefined) return Number(length) > maxSize ? onError() : next();
  if (isWhole && (c.req.method === 'GET' || c.req.method === 'HEAD')) return next();
  return bodyLimit({ maxSize, onError })(c, next);
};

/** At most 300 writes a minute from one address; reads are cheap and unlimited. */
export function limitsWrites(ctx: Ctx): MiddlewareHandler<ApiEnv> {
  const limiter = new RateLimiterMemory({ points: 300, duration: 60 });
  return async (c, next) => {
    const isApart = c.req.path.endsWith('/payment/webhook') || isTracking(c.req.path);
    const address = c.get('address');
    const exempt = c.req.method === 'GET' || !ctx.limits.requests || isApart || address === SHARED_ADDRESS;
    if (!exempt) {
      await limiter.consume(toNetwork(address)).catch((state: { msBeforeNext: number }) => {
        throw tooMany(
          'Too many requests. Please wait a moment and try again.',
          Math.ceil(state.msBeforeNext / 1000),
        );
      });
    }
    await next();
  };
}

/** Questions that are too long, or too private, for an address: whoever asks them has written nothing. */
const questions = /^\/api\/v1\/(cart\/quote|promotions\/validate|tickets\/lookup)$/;

/** Answers a write when this process has dropped what it changed: nobody reads an older page here afterwards. */
export function settlesWrites(changes: Pick<Changes, 'settle'>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const isWrite = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    const { path } = c.req;
    if (isWrite && !questions.test(path) && !isTracking(path)) await changes.settle();
  };
}
