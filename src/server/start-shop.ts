import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { retryWhileGone } from '#platform/postgres/retry-while-gone.ts';
import { loadDemo } from '#demo/load.ts';
import { startMessageDispatcher } from '#jobs/message-dispatcher.ts';
import { listCategories } from '#shop/catalogue/categories/list-categories.ts';
import { loadSearchIndex } from '#shop/catalogue/search/load-search-index.ts';
import { MEMORY_BOUNDS } from '#shop/memory-bounds.ts';
import { sweepPayments } from '#shop/workflows/confirm-payment/sweep-payments.ts';
import { listOffered } from '#shop/content/list-offered.ts';
import type { Ctx } from '#shop/context.ts';
import type { Log } from '#platform/log.ts';
import { isShopError } from '#domain/error.ts';
import type { Offered } from '#domain/seller/offered.ts';
import { addStaff } from '#shop/staff/add-staff.ts';
import { hasStaff, openSetup } from '#shop/staff/claim-setup.ts';
import { listMissing } from '#shop/seller/list-missing.ts';
import { loadPincodes } from '#shop/pincodes/load-pincodes.ts';
import { answersHealth } from './health/answer-health.ts';
import { createApp } from './app.ts';
import { type Config, toOwnUrl } from './config.ts';
import { answersFromMemory } from './cache/answers-from-memory.ts';
import { remakeDropped } from './cache/remake-dropped.ts';
import { type Wired, wire } from './wiring/wire.ts';
import { createMetrics } from './health/metrics.ts';
import { createPageCache } from '#platform/http-cache/page-cache.ts';
import type { AnswerPage } from './pages/page-routes.ts';
import { startPurging } from './wiring/cdn-purge.ts';
import { watchScheduledChanges } from './wiring/scheduled-changes.ts';
import type { TraceRequest } from './tracing/open-tracing.ts';
import { type WebServer, openWebServer } from './web-server.ts';

export type Shop = {
  url: string;
  outbox: boolean;
  offered: Offered;
  /** One sentence for each setting that is missing before the shop can sell. */
  missing: string[];
  /** The admin login of a demo's owner, if this start added it. */
  demo: DemoOwner | undefined;
  /** The one-time link by which the first owner of a shop without staff signs up. */
  setup: string | undefined;
  /** Resolves once the search index is loaded: from then on `/readyz` reports the shop as ready. */
  loaded: Promise<void>;
  stop: () => Promise<void>;
};
export type DemoOwner = { email: string; password: string };
export type StartShop = {
  config: Config;
  log: Log;
  /** The folder of the program's own files: built pages, demo pictures, PIN codes. */
  root: string;
  answerPage?: AnswerPage;
  traceRequest?: TraceRequest | undefined;
};

/** Starts and wires everything in order; `stop` shuts it down in reverse order. */
export async function startShop(wanted: StartShop): Promise<Shop> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const { config, root } = wanted;
    const wired = await wire(wanted, undo);
    const system: Ctx = { ...wired.ctx, actor: { kind: 'system' } };
    await loadPincodes(system, await readFile(join(root, 'src/db/pincodes.csv'), 'utf8'));
    if (config.demo !== 'off') await loadDemo(system, root);
    const web = config.ROLE === 'worker' ? undefined : await startWeb(wanted, wired);
    if (web) undo.push(web.stopPurging);
    undo.push(async () => void (await Promise.all([web?.server.drain(), wired.queue.rest()])));
    undo.push(async () => wired.closing.abort());
    if (wired.suppliers.sandbox) {
      const { start, stop: stopSandbox } = wired.suppliers.sandbox;
      undo.push(stopSandbox);
      // The shop is open by now: it answers requests without its database and keeps running.
      await retryWhileGone(start);
    }
    if (config.ROLE !== 'web') undo.push(await startWork(wired, system));
    const { outbox } = wired.suppliers;
    const missing = await retryWhileGone(() => listMissing(system));
    const setup =
      config.demo === 'off' && config.ROLE !== 'worker'
        ? await retryWhileGone(() => openSetup(system))
        : undefined;
    const demo = config.demo !== 'off' && web ? await addDemoOwner(system) : undefined;
    const loaded = web?.loaded ?? Promise.resolve();
    const offered = listOffered(system);
    return { url: wired.address.url, outbox, offered, missing, demo, setup, loaded, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Adds the owner of a demo that has no staff, with 120 random bits as the password. The program is open by now: if it were done earlier and
 * the start then failed, because its port is taken, the password would never be shown.
 */
async function addDemoOwner(system: Ctx): Promise<DemoOwner | undefined> {
  if (await hasStaff(system)) return undefined;
  const owner = {
    email: 'owner@haat.example',
    password: Buffer.from(system.random(15)).toString('base64url'),
  };
  try {
    await addStaff(system, { ...owner, name: 'Owner', role: 'owner' });
    return owner;
  } catch (error) {
    // Of two programs that start together, one adds the owner.
    if (isShopError(error, 'staff.taken')) return undefined;
    throw error;
  }
}

type Web = { server: WebServer; loaded: Promise<void>; stopPurging: () => Promise<void> };

/**
 * Starts to answer requests, and loads the search index while the port is open: lists and searches wait for it, everything else does not.
 */
async function startWeb({ config, root, answerPage, traceRequest }: StartShop, wired: Wired): Promise<Web> {
  const { ctx, changes, reads, suppliers, store, address } = wired;
  const { clock, publicUrl } = ctx;
  const readScheduledChange = await watchScheduledChanges(ctx, changes);
  const cache = createPageCache({ changes, clock, readScheduledChange, limitBytes: MEMORY_BOUNDS.pages });
  const metrics = createMetrics();
  // The cache drops a page before the network is told to purge it.
  const stopPurging = startPurging({ config, changes, metrics, log: ctx.log });
  let isLoaded = false;
  const isReady = async () => isLoaded && (await store.isReachable()) && server.isOpen();
  const app = createApp({
    ctx,
    changes,
    reads,
    cache,
    metrics,
    isReady,
    answerPage,
    sandbox: suppliers.sandbox?.app,
    courierSandbox: suppliers.courierSandbox,
    demo: config.demo,
    outbox: suppliers.outbox,
    clientDir: join(root, 'build/client'),
    adminDir: join(root, 'build/admin'),
    worksOffline: config.SERVICE_WORKER === 'on',
    metricsToken: config.METRICS_TOKEN,
    proxies: config.TRUSTED_PROXIES,
    traceRequest,
  });
  const asBrowser = { headers: { 'accept-encoding': 'br' } };
  remakeDropped({ cache, metrics }, async (path) => app.request(path, asBrowser));
  const isOpen = () => server.isOpen();
  const first = [answersHealth(publicUrl, isOpen), answersFromMemory({ cache, metrics, publicUrl })];
  const server = await openWebServer({ fetch: app.fetch, first }, config);
  address.url = toOwnUrl(config.HOST, server.port);
  const loaded = loadLists(ctx).then(() => void (isLoaded = true));
  return { server, loaded, stopPurging };
}

/** Loads the data for lists and searches. After a failure other than a lost database, the first request that needs the data loads it. */
async function loadLists(ctx: Ctx): Promise<void> {
  try {
    await retryWhileGone(() => Promise.all([listCategories(ctx), loadSearchIndex(ctx)]));
  } catch (error) {
    ctx.log.warn({ error: (error as Error).message }, 'search index at start');
  }
}

/** Starts the jobs and the sending of messages; returns the function that ends the sending. */
async function startWork({ queue, changes }: Wired, system: Ctx): Promise<() => Promise<void>> {
  await queue.work(system);
  await retryWhileGone(queue.schedule);
  const dispatcher = startMessageDispatcher(system);
  changes.onPosted(dispatcher.wake);
  // Looks up the events at Razorpay while the program was not running.
  void sweepPayments(system, { isStart: true }).catch((error: Error) =>
    system.log.warn({ error: error.message }, 'sweep at start'),
  );
  return dispatcher.rest;
}
