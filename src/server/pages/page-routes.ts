import { type Context, Hono } from 'hono';
import { readSessionCookie } from '#api/admin/staff/session-cookie.ts';
import type { ApiEnv } from '#api/env.ts';
import { ShopError } from '#domain/error.ts';
import { isOwnPage, mayHavePixel } from '#domain/content/own-pages.ts';
import type { Actor, Ctx } from '#shop/context.ts';
import { findActor } from '#shop/customers/sessions/find-actor.ts';
import type { Stretch } from '#web/rendering/shop-context.ts';
import {
  joinHosts,
  NO_HOSTS,
  PIXEL_HOSTS,
  RAZORPAY_HOSTS,
  sealPage,
} from '#server/security/content-security.ts';
import {
  type CachedResponse,
  answerCached,
  toAsked,
  toCachedBytes,
  toResponse,
} from '#platform/http-cache/cached-response.ts';
import { makeLastResort, makeRefusedPage, makeRefusedStep } from '#server/errors/last-resort.ts';
import { RETRY_AFTER_SECONDS } from '#server/limits/retry-after.ts';
import type { Metrics } from '#server/health/metrics.ts';
import { PAGE_BOUNDS, createFindOrMake } from '#server/cache/find-or-make.ts';
import { type StaleOnError, createStaleOnError, markAsStale } from '#server/cache/stale-on-error.ts';
import type { PageCache } from '#platform/http-cache/page-cache.ts';
import { appendParameters, toPageRequest } from './page-request.ts';

export type AnswerPage = (request: Request, ctx: Ctx) => Promise<Response | MadePage>;
/** A rendered page whose inline scripts have no hashes in a policy yet. */
type MadePage = { status: number; headers: Headers; stretches: readonly Stretch[] };
type Parts = {
  ctx: Ctx;
  cache: PageCache;
  metrics: Metrics;
  answerPage: AnswerPage;
  sandbox?: unknown;
  bounds?: typeof PAGE_BOUNDS;
};

/** Pages that open the payment window. */
const opensPayment = /^\/(checkout|order-status)(\/|$)/;
/**
 * A browser revalidates every time and receives "not modified"; a content delivery network may answer for us within the minute for which we
 * keep a response ourselves. Only such a network reads this header (RFC 9213), so that no other proxy and no browser shows an old page.
 */
const forNetworks = 'public, max-age=10, stale-while-revalidate=50';

/** Serves pages: each is rendered once, the same for everyone (cart and session live in the browser), then served from memory. */
export function pageRoutes({ answerPage, sandbox, bounds = PAGE_BOUNDS, ...parts }: Parts): Hono<ApiEnv> {
  const { ctx } = parts;
  const findOrMake = createFindOrMake(parts, bounds);
  const staleOnError = createStaleOnError(parts);
  const app = new Hono<ApiEnv>();
  app.on(['GET', 'HEAD'], '/*', async (c) => {
    const { request, key, unknown } = await toPageRequest(c.req.raw, ctx);
    const actor = await findPreviewer(c, ctx, key);
    // Two people never share the rendering of a page that belongs to one of them.
    const ownKey = actor ? `${key} ${actor.staffId}` : key;
    const show = isExact(key) ? showMade : staleOnError;
    const { page, isStale } = await show(ownKey, () =>
      findOrMake(ownKey, c.get('address'), (cacheTags) =>
        render(request, {
          ...ctx,
          ...(actor && { actor }),
          db: isExact(key) ? ctx.db : ctx.reads,
          cacheTags,
        }),
      ),
    ).catch((error: unknown) => {
      if (!(error instanceof ShopError)) throw error;
      c.set('isRefused', true);
      const isStep = key.split('?', 1)[0]!.endsWith('.data');
      return { page: isStep ? makeRefusedStep(error) : makeRefusedPage(error), isStale: false };
    });
    const answer = await answerCached(page, toAsked(c.req.raw));
    if (isStale) markAsStale(answer);
    const { location } = answer.headers;
    if (location) answer.headers['location'] = appendParameters(location, unknown);
    return toResponse(answer);
  });

  async function render(request: Request, pageCtx: Ctx): Promise<CachedResponse> {
    const { pathname, search } = new URL(request.url);
    const page = await answer(request, pageCtx);
    const isHtml = page?.headers['content-type']?.startsWith('text/html');
    const isDataRequest = pathname.endsWith('.data');
    if (!page || (page.status >= 500 && !isHtml && !isDataRequest)) return makeLastResort(pathname + search);
    const { 'x-script-mark': mark = '', ...headers } = page.headers;
    const isPersonal = isOwnPage(pathname) || headers['cache-control'] === 'no-store';
    const isPassing = isPersonal || page.status >= 500 || leadsElsewhere(page.status);
    headers['cache-control'] = isPassing ? 'no-store' : 'public, max-age=0, must-revalidate';
    if (page.status === 503) headers['retry-after'] = RETRY_AFTER_SECONDS;
    if (page.status === 200 && !isPersonal) headers['cdn-cache-control'] = forNetworks;
    if (!isHtml) return toCachedBytes(join(page.stretches), page.status, headers);
    const bank = opensPayment.test(pathname) && !sandbox ? RAZORPAY_HOSTS : NO_HOSTS;
    const advertiser = ctx.pixelId && mayHavePixel(pathname) ? PIXEL_HOSTS : NO_HOSTS;
    const { body, policy } = sealPage({ stretches: page.stretches, mark }, joinHosts(bank, advertiser));
    return toCachedBytes(body, page.status, { ...headers, 'content-security-policy': policy });
  }

  /** Renders a page; undefined when not even the error page could be rendered. */
  async function answer(request: Request, pageCtx: Ctx): Promise<Made | undefined> {
    try {
      return await toMade(await answerPage(request, pageCtx));
    } catch (error) {
      ctx.log.error({ err: error, url: request.url }, 'no page could be made');
      return undefined;
    }
  }

  return app;
}

/** Returns whether a page must never be stale: personal pages, the cart, and a preview of changes that were just saved. */
function isExact(key: string): boolean {
  const [path = ''] = key.split('?', 1);
  return isOwnPage(path) || /^\/cart(\.data$|\/|$)/.test(path) || /[?&]preview=/.test(key);
}

const showMade: StaleOnError = async (_, make) => ({ page: await make(), isStale: false });

const homePreview = /^\/(_root\.data)?\?.*\bpreview=/;

/**
 * Returns the staff member who views a preview of the home page, by the cookie of the admin; undefined for all others: all other pages are
 * the same for everyone.
 */
async function findPreviewer(c: Context<ApiEnv>, ctx: Ctx, key: string): Promise<Staff | undefined> {
  const token = homePreview.test(key) ? readSessionCookie(c) : undefined;
  const actor = token ? await findActor(ctx, token) : undefined;
  return actor?.kind === 'staff' ? actor : undefined;
}

type Staff = Extract<Actor, { kind: 'staff' }>;

/**
 * Returns whether the response is a redirect. Its target may change at any time, and all their empty bodies have the same validator. React
 * Router answers a redirected client navigation with 202.
 */
function leadsElsewhere(status: number): boolean {
  return status === 202 || (status >= 300 && status < 400);
}

type Made = Omit<MadePage, 'headers'> & { headers: Record<string, string> };

async function toMade(answer: Response | MadePage): Promise<Made> {
  const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers);
  if ('stretches' in answer) return { ...answer, headers };
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers, stretches: [{ bytes, isKnown: false }] };
}

function join(stretches: readonly Stretch[]): Buffer {
  return Buffer.concat(stretches.map(({ bytes }) => bytes));
}
