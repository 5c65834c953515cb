import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Ctx } from '#shop/context.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Fetch } from '../../call-supplier.ts';
import { makeApi } from './api.ts';
import { readCheckoutScript } from './checkout-script.ts';
import { isAnythingPending, runDue, type Receiver } from './deliveries.ts';
import { makeLinkPages } from './link-page.ts';
import { makeRouters } from './sandbox-routes.ts';
import { preparesTables, toSandboxDb } from './store.ts';
import { VendorError } from './vendor-error.ts';
import type { World } from './world.ts';

export type SandboxRazorpayOptions = {
  /** Any handle on the shop's database; the sandbox uses only its own schema. */
  db: Ctx['db'];
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  webhookUrl: () => string;
  /** Absolute URL under which browsers reach the routes of `app`. */
  pageUrl: string;
  clock: Clock;
  randomBytes: (count: number) => Uint8Array;
  log: Log;
  /** Sends webhooks; tests may pass them to an app directly. */
  fetch?: Fetch;
};

export type SandboxRazorpay = {
  /** The routes to be mounted at /sandbox/razorpay. */
  app: Hono;
  /** Starts delivering. */
  start: () => Promise<void>;
  /** Stops after the current deliveries; the rest is delivered after the next start. */
  stop: () => Promise<void>;
  /** Runs one round at once, for tests, and returns how many items it processed. */
  runDue: () => Promise<number>;
};

const BUSY_PAUSE_MS = 250;
const IDLE_PAUSE_MS = 2_000;

/**
 * Creates the sandbox in place of Razorpay: its HTTP API, its checkout script and its webhooks. It exists only where no real keys are set.
 */
export function createSandboxRazorpay(options: SandboxRazorpayOptions): SandboxRazorpay {
  if (!isSandboxKey(options.keyId))
    throw new Error('The payment sandbox does not run beside real Razorpay keys');
  const { clock, randomBytes, log, keyId, keySecret, pageUrl } = options;
  const stopping = new AbortController();
  let loop: { wake: () => void; stopped: Promise<void> } | undefined;
  const wake = () => loop?.wake();
  const world: World = {
    db: toSandboxDb(options.db),
    clock,
    randomBytes,
    log,
    keyId,
    keySecret,
    pageUrl,
    wake,
  };
  const receiver: Receiver = {
    webhookUrl: options.webhookUrl,
    webhookSecret: options.webhookSecret,
    fetch: options.fetch ?? fetch,
    signal: stopping.signal,
  };
  // The first request prepares the tables if the sandbox was not started, as in most tests.
  const prepare = preparesTables(world.db);
  return {
    app: makeApp(world, prepare),
    async start() {
      await prepare();
      loop ??= startLoop(world, receiver);
    },
    async stop() {
      stopping.abort();
      loop?.wake();
      await loop?.stopped;
    },
    async runDue() {
      await prepare();
      return runDue(world, receiver);
    },
  };
}

/** The sandbox's made-up key id; real ones are `rzp_live_…` and `rzp_test_…` with 14 letters or digits. */
export const SANDBOX_KEY_ID = 'rzp_test_sandbox';

function isSandboxKey(keyId: string): boolean {
  return keyId.startsWith(SANDBOX_KEY_ID);
}

function makeApp(world: World, prepare: () => Promise<void>): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: LARGEST_BODY_BYTES, onError: refuseLargeBody }));
  app.use(async (_c, next) => {
    await prepare();
    await next();
  });
  app.get('/checkout.js', async (c) =>
    c.body(await readCheckoutScript(), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    }),
  );
  app.route('/', makeRouters(world));
  app.route('/l', makeLinkPages(world));
  app.route('/v1', makeApi(world));
  app.all('*', () => {
    throw new VendorError(404, 'BAD_REQUEST_ERROR', {
      message: 'The requested URL was not found on the server.',
    });
  });
  app.onError((error, c) => {
    if (error instanceof VendorError) return c.json(error.toAnswer(), error.status);
    world.log.error({ error }, 'The payment sandbox failed');
    return c.json(
      new VendorError(500, 'SERVER_ERROR', { message: 'We are facing some trouble' }).toAnswer(),
      500,
    );
  });
  return app;
}

// Larger than any body that the shop or its checkout sends.
const LARGEST_BODY_BYTES = 64 * 1024;

function refuseLargeBody(): never {
  throw new VendorError(413, 'BAD_REQUEST_ERROR', { message: 'The request body is too large' });
}

function startLoop(world: World, receiver: Receiver) {
  let ring: (() => void) | undefined;
  let isRung = false;
  const wake = () => {
    isRung = true;
    ring?.();
  };
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      ring = resolve;
      setTimeout(resolve, isRung ? 0 : milliseconds).unref();
    });
  async function run() {
    while (!receiver.signal.aborted) {
      isRung = false;
      await rest(await roundPause(world, receiver));
    }
  }
  return { wake, stopped: run() };
}

async function roundPause(world: World, receiver: Receiver): Promise<number> {
  try {
    const done = await runDue(world, receiver);
    if (done > 0) return 0;
    return (await isAnythingPending(world)) ? BUSY_PAUSE_MS : IDLE_PAUSE_MS;
  } catch (error) {
    world.log.warn({ error }, 'The payment sandbox could not do its round');
    return IDLE_PAUSE_MS;
  }
}
