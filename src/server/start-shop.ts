import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { loadDemo } from '#demo/load.ts';
import { type Queue, openQueue } from '#jobs/queue.ts';
import { sweepPayments } from '#shop/checkout/sweep-payments.ts';
import type { Ctx, Log } from '#shop/context.ts';
import { loadPincodes } from '#shop/shipping/load-pincodes.ts';
import { createApp } from './app.ts';
import { listenForChanges } from './changes.ts';
import type { Config } from './config.ts';
import { createMemory } from './memory.ts';
import { createMetrics } from './metrics.ts';
import { createPageCache } from './page-cache.ts';
import type { AnswerPage } from './page-routes.ts';
import { openStore, toClientConfig } from './store.ts';
import { createSuppliers } from './suppliers.ts';

export type Shop = { url: string; outbox: boolean; demo: boolean; stop: () => Promise<void> };
export type StartShop = {
  config: Config;
  log: Log;
  /** Where the program's own files lie: built pages, demo pictures, PIN codes. */
  root: string;
  answerPage?: AnswerPage;
};

/** Starts everything in order and introduces everybody to everybody; `stop` undoes it in the opposite order. */
export async function startShop(wanted: StartShop): Promise<Shop> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const { config, root } = wanted;
    const house = await furnish(wanted, undo);
    const system: Ctx = { ...house.ctx, actor: { kind: 'system' } };
    await loadPincodes(system, await readFile(join(root, 'src/db/pincodes.csv'), 'utf8'));
    const wantsDemo = (config.DEMO ?? (house.store.isEmbedded ? 'on' : 'off')) === 'on';
    const demo = wantsDemo && (await loadDemo(system, root));
    if (config.ROLE !== 'worker') await openDoors(wanted, house, undo);
    if (house.suppliers.sandbox) {
      await house.suppliers.sandbox.start();
      undo.push(house.suppliers.sandbox.stop);
    }
    if (config.ROLE !== 'web') await startWork(house.queue, system);
    return { url: house.address.url, outbox: house.suppliers.outbox, demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type House = Awaited<ReturnType<typeof furnish>>;

/** Database, queue, suppliers and the context made of them. */
async function furnish({ config, log }: StartShop, undo: (() => Promise<void>)[]) {
  const store = await openStore(config, log);
  undo.push(store.close);
  const clock = { now: () => new Date() };
  const changes = await listenForChanges(toClientConfig(store.connection), log);
  undo.push(changes.close);
  const queue = await openQueue(toClientConfig(store.connection), log);
  undo.push(queue.stop);
  // Port 0 lets the system choose one, so the address is known only when the doors are open.
  const address = { url: config.publicUrl };
  const suppliers = createSuppliers({ config, store, clock, log, ownUrl: () => address.url });
  const { razorpay, messengers, pictures, mediaStore, drawInvoice } = suppliers;
  const ctx: Ctx = {
    actor: { kind: 'guest' },
    clock,
    random: (bytes) => randomBytes(bytes),
    log,
    pepper: store.secretFor('one-time codes'),
    db: store.db,
    queue: queue.port,
    razorpay,
    messengers,
    pictures,
    mediaStore,
    drawInvoice,
    publicUrl: config.publicUrl,
    limits: { requests: config.RATE_LIMITS === 'on' },
    memory: createMemory(changes, clock),
  };
  return { store, changes, queue, address, suppliers, ctx };
}

async function openDoors(
  { config, root, answerPage }: StartShop,
  house: House,
  undo: (() => Promise<void>)[],
): Promise<void> {
  const { ctx, changes, suppliers, store } = house;
  const app = createApp({
    ctx,
    changes,
    cache: createPageCache(changes),
    metrics: createMetrics(),
    answerPage,
    sandbox: suppliers.sandbox?.app,
    outbox: suppliers.outbox,
    clientDir: join(root, 'build/client'),
    metricsToken: config.METRICS_TOKEN,
    isReady: () =>
      store.pool.query('select 1').then(
        () => true,
        () => false,
      ),
  });
  const server = await listen(app.fetch, config);
  house.address.url = `http://${config.HOST}:${(server.address() as AddressInfo).port}`;
  undo.push(() => drain(server));
}

async function startWork(queue: Queue, system: Ctx): Promise<void> {
  await queue.work(system);
  // What happened at Razorpay while we were away.
  void sweepPayments(system, 0).catch((error: Error) =>
    system.log.warn({ error: error.message }, 'sweep at start'),
  );
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], { PORT, HOST }: Config): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port: PORT, hostname: HOST }, () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`PORT ${PORT} is taken by another program: set PORT to another number`)
          : error,
      ),
    );
  });
}

/** Takes no new connection and lets the requests at hand finish. */
function drain(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 8000).unref();
  });
}
