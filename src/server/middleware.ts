import { isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { readSessionCookie } from '#api/admin/staff/session-cookie.ts';
import type { ApiEnv } from '#api/env.ts';
import { requireOwnPage } from '#api/request-origin.ts';
import type { Ctx } from '#shop/context.ts';
import { SHARED_ADDRESS } from '#shop/rate-limits/limit-address.ts';
import { findApiKeyActor, isApiKey } from '#shop/staff/api-keys/find-api-key.ts';
import { findActor } from '#shop/customers/sessions/find-actor.ts';
import type { Changes } from '#platform/change-feed/changes.ts';
import { cutPath } from './log.ts';
import { isRead } from './is-read.ts';
import { watchForForgottenProxy } from './security/forgotten-proxy.ts';
import { remoteAddress } from './remote-address.ts';
import { isTracking } from './limits/limits-tracking.ts';
import type { Metrics } from './health/metrics.ts';
import type { TraceRequest } from './tracing/open-tracing.ts';

type Opening = {
  ctx: Ctx;
  metrics: Metrics;
  proxies: number;
  traceRequest?: TraceRequest | undefined;
};

/** Gives the request its id, its address and a guest's context; measures its duration and logs responses of 500 and above. */
export function opens({ ctx, metrics, proxies, traceRequest }: Opening): MiddlewareHandler<ApiEnv> {
  const isForgotten = watchForForgottenProxy(ctx.log);
  return async (c, next) => {
    const requestId = Buffer.from(ctx.random(9)).toString('base64url');
    c.set('requestId', requestId);
    c.set('address', proxies > 0 ? forwardedAddress(c, proxies) : peerAddress(c, isForgotten));
    c.set('ctx', ctx);
    const started = performance.now();
    if (traceRequest) await trace(c, next, traceRequest);
    else await next();
    const seconds = (performance.now() - started) / 1000;
    // `c.header` would turn a finished response into a stream.
    c.res.headers.set('x-request-id', requestId);
    const surface = c.req.path.startsWith('/api/') ? 'api' : 'page';
    metrics.requests.observe({ surface, status: `${Math.floor(c.res.status / 100)}xx` }, seconds);
    if (c.res.status >= 500 && !c.get('isRefused')) {
      ctx.log.warn(
        { requestId, method: c.req.method, path: cutPath(c.req.path), status: c.res.status },
        'answered',
      );
    }
  };
}

/** Records a request as a trace, named by its route or by the first part of a page's path, because paths contain codes and names. */
function trace(c: Context<ApiEnv>, next: () => Promise<void>, by: TraceRequest): Promise<void> {
  const { method, path } = c.req;
  const request = { requestId: c.get('requestId'), method, traceparent: c.req.header('traceparent') };
  return by(request, async () => {
    await next();
    const route = path.startsWith('/api/') ? routePath(c) : `/${path.split('/', 2)[1]}`;
    return { route, status: c.res.status };
  });
}

/**
 * Returns the client's address as our own proxies wrote it. Each proxy appends the address of its peer to X-Forwarded-For, so forged
 * entries come before those of our proxies.
 */
function forwardedAddress(c: Context<ApiEnv>, proxies: number): string {
  const heard = (c.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim());
  const written = heard.at(-proxies);
  return written && isIP(written) ? written : remoteAddress(c);
}

/** Returns the address at the other end of the connection; behind a proxy that TRUSTED_PROXIES does not count, the shared address. */
function peerAddress(c: Context<ApiEnv>, isForgotten: ReturnType<typeof watchForForgottenProxy>): string {
  const peer = remoteAddress(c);
  return isForgotten(peer, c.req.header('x-forwarded-for')) ? SHARED_ADDRESS : peer;
}

/** The calls that a browser may authorise by its cookie: those of the admin, and the invoices that its pages link to. */
const takesCookie = /^\/api\/v1\/(admin|invoices)\//;

/**
 * Sets the actor of a bearer token, or of the admin's cookie. An unknown or ended token makes a guest: the handler decides what needs a
 * login. A response that is cached for everyone is made for a guest, even when another actor is the first to request it. Throws
 * unauthenticated for an unknown API key, and forbidden for a write that carries a valid cookie and was not sent by a page of this shop.
 */
export const authenticates: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.get('ctx').cacheTags) return next();
  const bearer = /^Bearer ([\w-]{20,200})$/.exec(c.req.header('authorization') ?? '')?.[1];
  const cookie = !bearer && takesCookie.test(c.req.path) ? readSessionCookie(c) : undefined;
  const token = bearer ?? cookie;
  const ctx = { ...c.get('ctx'), address: c.get('address') };
  const find = token && isApiKey(token) ? findApiKeyActor : findActor;
  const actor = token ? await find(ctx, token) : ctx.actor;
  // A customer's session is never accepted as a cookie.
  c.set('ctx', { ...ctx, actor: cookie && actor.kind !== 'staff' ? ctx.actor : actor });
  if (cookie && actor.kind === 'staff' && !isRead(c.req.method)) requireOwnPage(c);
  await next();
};

/** POST requests that only read: their parameters are too long, or too private, for a URL. */
const questions = /^\/api\/v1\/(cart\/quote|promotions\/validate|tickets\/lookup)$/;

type Settling = { changes: Pick<Changes, 'settle'>; reads?: { noteWrite: () => void } };

/**
 * Answers a write once this process has dropped the cached responses that it changed, so that no client reads an older page here
 * afterwards.
 */
export function settlesWrites({ changes, reads }: Settling): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const { path } = c.req;
    if (isRead(c.req.method) || questions.test(path) || isTracking(path)) return;
    reads?.noteWrite();
    await changes.settle();
  };
}
