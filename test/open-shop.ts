import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import { createFetchPublic } from '#gateways/fetch-public.ts';
import { createInvoicePrinter } from '#gateways/invoice-pdf/invoice-pdf.ts';
import { createMediaStore } from '#gateways/media-store.ts';
import { createPaperPrinter } from '#gateways/papers/papers.ts';
import { drawTable } from '#gateways/papers/table-pdf.ts';
import { createOutbox } from '#gateways/messaging/outbox.ts';
import { pictureMaker } from '#gateways/pictures/picture-maker.ts';
import { createRazorpay } from '#gateways/razorpay.ts';
import {
  SANDBOX_KEY_ID,
  type SandboxRazorpay,
  createSandboxRazorpay,
} from '#gateways/sandbox/razorpay/sandbox.ts';
import { describeProgram } from '#server/program.ts';
import { openReads } from '#server/wiring/reads.ts';
import { createBackups } from '#server/wiring/backups.ts';
import { createCourierSandbox } from '#server/wiring/courier-suppliers.ts';
import { createApp } from '#server/app.ts';
import { type Changes, listenForChanges } from '#platform/change-feed/changes.ts';
import { silentLog } from '#server/log.ts';
import { createMemory } from '#server/cache/remembered-values.ts';
import { createMetrics } from '#server/health/metrics.ts';
import { createPageCache } from '#platform/http-cache/page-cache.ts';
import { watchScheduledChanges } from '#server/wiring/scheduled-changes.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { type Messengers, type RazorpayPort } from '#shop/ports.ts';
import type { Log } from '#platform/log.ts';
import type { Seller } from '#domain/seller/seller.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { loadStates } from '#shop/pincodes/load-pincodes.ts';
import type { ConnectionParts } from '#platform/postgres/connection.ts';
import { cloneDatabase, joinDatabase } from './database/database.ts';
import { openTestQueue } from './database/test-queue.ts';
import { findScratch } from './database/scratch.ts';

/** A context with all suppliers. */
type TestCtx = Ctx & { razorpay: RazorpayPort; messengers: Required<Messengers> };

export type TestShop = {
  /** The context of a guest; `as({kind: 'system'})` and similar calls return others. */
  ctx: TestCtx;
  as: (actor: Ctx['actor']) => TestCtx;
  db: Ctx['db'];
  connection: ConnectionParts;
  clock: { now: () => Date; set: (to: string | Date) => void; advance: (milliseconds: number) => void };
  app: Hono<ApiEnv>;
  sandbox: SandboxRazorpay;
  /** The courier sandbox: `couriers.request('/control', …)`. */
  couriers: Hono;
  changes: Changes;
  /** Runs every due job, and the jobs that they send, until none is left. */
  drainJobs: () => Promise<void>;
  /** Returns the messages in the outbox, newest first. */
  outbox: () => Promise<{ channel: string; recipient: string; subject: string; body: string }[]>;
  /** The folder of its pictures and backups. */
  dataDir: string;
  close: () => Promise<void>;
};

export type OpenShop = {
  now?: string;
  poolSize?: number;
  limits?: boolean;
  /**
   * The seller: a complete one by default; null leaves the seller's settings unchanged, and so does a shop that shares the database of
   * another.
   */
  seller?: Partial<Seller> | null;
  log?: Log;
  /** The database of a shop that is already open, for another of its processes. */
  beside?: ConnectionParts;
  /** The address of a replica of `beside`. */
  readUrl?: string;
  /** The peppers of a shop whose passwords are older than this process. */
  peppers?: [string, ...string[]];
  publicUrl?: string;
};

const keys = { keyId: SANDBOX_KEY_ID, keySecret: 'sandbox_key_secret' };
export const webhookSecret = 'sandbox_webhook_secret';
export const courierSecret = 'sandbox_courier_secret';

/** Opens a whole shop for one test file: a separate database, sandbox suppliers, a settable clock, the real API. */
export async function openShop({
  now = '2026-11-21T06:00:00Z',
  poolSize = 20,
  limits = false,
  log = silentLog,
  beside,
  readUrl,
  peppers = ['pepper of the tests'],
  seller = beside ? null : {},
  publicUrl = 'http://localhost',
}: OpenShop = {}): Promise<TestShop> {
  const database = beside ? await joinDatabase(beside, poolSize) : await cloneDatabase({ poolSize });
  const dataDir = await mkdtemp(join(findScratch(), 'haat-data-'));
  const clock = makeClock(now);
  const changes = await listenForChanges(database.connection, log);
  const reads = await openReads({ primary: database, changes, log, url: readUrl });
  const queue = await openTestQueue(database.connection);
  const { db } = database;

  const sandbox = createSandboxRazorpay({
    db,
    ...keys,
    webhookSecret,
    webhookUrl: () => 'http://localhost/api/v1/payment/webhook',
    pageUrl: 'http://localhost/sandbox/razorpay',
    clock,
    randomBytes,
    log,
    fetch: async (url, init) => app.request(String(url), init),
  });
  const couriers = createCourierSandbox({
    db,
    password: 'sandbox_courier_password',
    webhookToken: courierSecret,
    clock,
    log,
    shopUrl: () => 'http://localhost',
    fetch: async (url, init) => app.request(String(url), init),
    timeoutMs: 400,
  });
  const mediaStore = createMediaStore(join(dataDir, 'media'));
  const closing = new AbortController();
  const outbox = createOutbox({ db, clock, random: randomBytes });
  const ctx: TestCtx = {
    actor: { kind: 'guest' },
    clock,
    random: (bytes) => randomBytes(bytes),
    log,
    peppers,
    db,
    reads: reads.db,
    queue: queue.port,
    razorpay: createRazorpay({
      ...keys,
      webhookSecrets: [webhookSecret],
      baseUrl: 'http://localhost/sandbox/razorpay',
      checkoutScriptUrl: '/sandbox/razorpay/checkout.js',
      fetch: async (url, init) =>
        sandbox.app.request(String(url).replace('http://localhost/sandbox/razorpay', ''), init),
    }),
    couriers: couriers.couriers,
    messengers: { sms: outbox, whatsapp: outbox, email: outbox },
    pictures: pictureMaker,
    mediaStore,
    // Tests serve files on this machine.
    fetchPublic: createFetchPublic({ isAllowed: (address) => address === '127.0.0.1' }),
    drawInvoice: createInvoicePrinter(mediaStore),
    drawPapers: createPaperPrinter(mediaStore),
    drawTable,
    backups: createBackups({ dataDir, db, connection: database.connection, isEmbedded: true }),
    program: describeProgram(),
    isPublicDemo: false,
    publicUrl,
    limits: { requests: limits },
    memory: createMemory(changes, clock),
    closing: closing.signal,
  };
  const app = createApp({
    ctx,
    changes,
    reads,
    cache: createPageCache({
      changes,
      clock,
      readScheduledChange: await watchScheduledChanges(ctx, changes),
    }),
    metrics: createMetrics(),
    demo: 'on',
    sandbox: sandbox.app,
    courierSandbox: couriers.app,
    outbox: true,
    isReady: async () => true,
  });
  // The sandbox is not started: its loop would deliver webhooks at unpredictable times. Tests call `sandbox.runDue()`.
  const as = (actor: Ctx['actor']): TestCtx => ({ ...ctx, actor });
  await inTransaction(as({ kind: 'system' }), async (tx) => {
    await loadStates(tx);
    if (seller) await writeSettings(tx, { seller: { ...completeSeller, ...seller } });
  });
  await changes.settle();
  return {
    ctx,
    as,
    db,
    connection: database.connection,
    clock,
    app,
    sandbox,
    couriers: couriers.app,
    changes,
    dataDir,
    drainJobs: () => queue.drain(as({ kind: 'system' })),
    outbox: () =>
      db
        .selectFrom('outbox_messages')
        .select(['channel', 'recipient', 'subject', 'body'])
        .orderBy('id', 'desc')
        .execute(),
    async close() {
      closing.abort();
      await sandbox.stop();
      await queue.stop();
      await reads.close();
      await changes.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A regular taxpayer of Uttar Pradesh with all values that an invoice needs. */
export const completeSeller: Partial<Seller> = {
  legalName: 'Kashi Crafts',
  gstin: '09ABCDE1234F1ZY',
  address: { line1: '4 Thatheri Bazaar', line2: '', city: 'Varanasi', state: 'UP', postalCode: '221001' },
  email: 'ask@kashi.example',
  grievanceOfficer: {
    name: 'Asha Verma',
    designation: 'Grievance Officer',
    email: 'grievance@kashi.example',
    phone: '',
  },
};

function makeClock(start: string) {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    set: (to: string | Date) => {
      at = new Date(to);
    },
    advance: (milliseconds: number) => {
      at = new Date(at.getTime() + milliseconds);
    },
  };
}
