import { Hono } from 'hono';
import { createApi } from '#api/app.ts';
import { answersDocs } from '#api/docs.ts';
import type { ApiEnv } from '#api/env.ts';
import { listKnownParameters } from '#api/known-parameters.ts';
import { isOutOfSpace } from '#platform/postgres/disk-space.ts';
import { NO_SPACE, answerError } from './errors/answer-error.ts';
import { adminAppRoutes } from './pages/admin-app.ts';
import { builtFileRoutes } from './pages/built-files.ts';
import { redirectToLogo } from './pages/share-picture.ts';
import { limitsTracking } from './limits/limits-tracking.ts';
import { limitsForgedWebhooks } from './limits/limits-webhooks.ts';
import { answersMedia } from './pages/media.ts';
import type { Changes } from '#platform/change-feed/changes.ts';
import type { Metrics } from './health/metrics.ts';
import type { Reads } from './wiring/reads.ts';
import { limitsBodies } from './limits/limits-bodies.ts';
import { limitsWrites } from './limits/limits-writes.ts';
import { authenticates, opens, settlesWrites } from './middleware.ts';
import { type DemoParts, demoRoutes } from './demo/demo-routes.ts';
import { operatorRoutes } from './health/operator.ts';
import type { PageCache } from '#platform/http-cache/page-cache.ts';
import { type AnswerPage, pageRoutes } from './pages/page-routes.ts';
import { API_BOUNDS, createFindOrMake } from './cache/find-or-make.ts';
import { publicAnswers } from './cache/public-answers.ts';
import { searchEngineRoutes, SHORT_DOCUMENTS } from './search-engines/search-engines.ts';
import { auditsRefusals } from './security/audit-refusals.ts';
import { securityHeaders } from './security/security-headers.ts';
import { createSecurityLog } from './security/security-log.ts';
import { redirectsOldAddresses } from './pages/redirects-old-addresses.ts';
import type { TraceRequest } from './tracing/open-tracing.ts';
import { serviceWorkerRoutes } from './pages/service-worker.ts';

export type AppParts = DemoParts & {
  changes: Pick<Changes, 'settle' | 'subscribe' | 'isCurrent'>;
  reads?: Pick<Reads, 'noteWrite' | 'lagSeconds' | 'count'>;
  cache: PageCache;
  metrics: Metrics;
  /** Renders pages; omitted where only the API is wanted. */
  answerPage?: AnswerPage;
  /** The folder of the browser's built files. */
  clientDir?: string;
  /** The folder of the admin's built files. */
  adminDir?: string;
  /** Whether browsers may store the pages that a visitor has seen, for use without a network. */
  worksOffline?: boolean;
  metricsToken?: string;
  /** How many of our own proxies are in front of the shop and add to X-Forwarded-For. */
  proxies?: number;
  /** Records requests if traces are enabled. */
  traceRequest?: TraceRequest | undefined;
  isReady: () => Promise<boolean>;
};

/** Paths whose responses are the same for everyone and change only with their cache tags. */
const publicApi =
  /^\/api\/v1\/(categories|products|products\/.+|settings\/public|promotions\/active|content\/.+|openapi\.json)$/;

/** The whole shop as one HTTP application: every mount and every middleware, in order. */
export function createApp(parts: AppParts): Hono<ApiEnv> {
  const { ctx, clientDir, metrics, proxies = 0 } = parts;
  const app = new Hono<ApiEnv>();
  const noteInLog = createSecurityLog(ctx.log);
  const noteRefusal: typeof noteInLog = (error, c) => {
    metrics.refusals.inc({ code: error.code });
    noteInLog(error, c);
  };
  const logs = { log: ctx.log, noteRefusal };
  app.onError((error, c) => {
    if (isOutOfSpace(error)) metrics.refusals.inc({ code: NO_SPACE });
    return answerError(error, c, logs);
  });
  app.use(securityHeaders(ctx.publicUrl));
  if (clientDir) {
    app.get('/share.png', redirectToLogo(ctx));
    app.route('/', builtFileRoutes(clientDir));
    app.route('/', serviceWorkerRoutes({ clientDir, isWanted: parts.worksOffline ?? true }));
  }
  app.use(opens({ ctx, metrics, proxies, traceRequest: parts.traceRequest }));
  app.get('/media/:key/:name', answersMedia(ctx));
  app.route('/', operatorRoutes(parts));
  app.route('/', demoRoutes(parts));

  const findOrMake = createFindOrMake(parts, API_BOUNDS);
  app.on('GET', SHORT_DOCUMENTS, publicAnswers({ findOrMake, paths: /^/, listKnown: async () => [] }));
  app.route('/', searchEngineRoutes(parts));

  const listKnown = (url: URL) => listKnownParameters(ctx, url);
  // No check that can refuse a single request may run behind the cache, because others wait for the same response.
  app.use('/api/*', limitsBodies);
  app.use('/api/v1/*', publicAnswers({ findOrMake, paths: publicApi, listKnown }));
  app.use('/api/v1/analytics/*', limitsTracking(ctx));
  app.use('/api/v1/payment/webhook', limitsForgedWebhooks(ctx));
  app.use('/api/v1/webhooks/couriers/*', limitsForgedWebhooks(ctx));
  app.use('/api/v1/admin/*', auditsRefusals());
  app.use('/api/*', limitsWrites(ctx), settlesWrites(parts), authenticates);
  const api = createApi();
  app.route('/api/v1', api);
  app.get('/api/docs', answersDocs(api));
  app.all('/api/*', (c) =>
    c.json(
      { error: 'There is nothing at this address', code: 'route.not_found', request_id: c.get('requestId') },
      404,
    ),
  );

  if (parts.adminDir) app.route('/', adminAppRoutes(parts.adminDir));
  app.use(redirectsOldAddresses(ctx));
  if (parts.answerPage) app.route('/', pageRoutes({ ...parts, answerPage: parts.answerPage }));
  return app;
}
