import type { Kysely } from 'kysely';
import { ID_RANDOM_BYTES, type IdPrefix, newId } from '#domain/id.ts';
import type { StaffAbility, StaffRole } from '#domain/staff/abilities.ts';
import type { DB } from '#db/schema.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { type WithCommit, transact } from '#platform/postgres/transaction.ts';
import {
  type RazorpayPort,
  type Messengers,
  type Couriers,
  type MediaStorePort,
  type PicturesPort,
  type DrawInvoice,
  type DrawPapers,
  type DrawTable,
  type BackupsPort,
  type Program,
  type FetchPublic,
  type ContentHostPort,
  type MemoryPort,
} from './ports.ts';
import { codeOf } from '#platform/postgres/error-code.ts';

/** The caller. Every query that reads a person's data has the actor in its `where`. */
export type Actor =
  | { kind: 'guest' }
  | { kind: 'customer'; customerId: string; sessionId: string }
  | {
      kind: 'staff';
      staffId: string;
      role: StaffRole;
      abilities: readonly StaffAbility[];
      /** Null for a program that sends an API key. */
      sessionId: string | null;
      apiKeyId?: string;
    }
  | { kind: 'system' };

/** The parts that every query and command may use, inside or outside a transaction. */
type Common = {
  actor: Actor;
  /** The network address of the caller, for the audit; undefined on the command line and in jobs. */
  address?: string | undefined;
  clock: Clock;
  /** Random bytes for ids, codes and tokens. */
  random: (bytes: number) => Uint8Array;
  log: Log;
  /** Mixed into the hash of passwords and codes; kept outside the database. The first is used for new hashes, all are tried for old ones. */
  peppers: readonly [string, ...string[]];
};

/** The context of a request or job: the database and the suppliers. */
export type Ctx = Common & {
  db: Kysely<DB>;
  /**
   * For reads that may be slightly outdated: public pages and reports. Never for a cart, a price that is charged, an order, stock that is
   * taken or a sign-in. A replica answers if one is configured: docs/decisions/158.
   */
  reads: Kysely<DB>;
  queue: QueuePort;
  /** Missing in a shop that takes no online payment. */
  razorpay?: RazorpayPort | undefined;
  messengers: Messengers;
  couriers: Couriers;
  pictures: PicturesPort;
  mediaStore: MediaStorePort;
  fetchPublic: FetchPublic;
  drawInvoice: DrawInvoice;
  drawPapers: DrawPapers;
  drawTable: DrawTable;
  backups: BackupsPort;
  program: Program;
  /** The external host of promotions and footer, where the operator has configured one. */
  contentHost?: ContentHostPort | undefined;
  /** The id of the social ad pixel, where the operator has one. */
  pixelId?: string | undefined;
  /** Whether this is a demo that everybody can reach; every page then shows this. */
  isPublicDemo: boolean;
  /** Absolute origin for links, without a trailing slash. */
  publicUrl: string;
  limits: { requests: boolean };
  /** Remembers values that are read often and change rarely, for five minutes, and drops them when they change. */
  memory: MemoryPort;
  /** Aborted when the program begins to stop: responses that would never end by themselves end then. */
  closing: AbortSignal;
  /** The cache tags of the response that is being made, where it may be cached: docs/decisions/083. */
  cacheTags?: Set<string> | undefined;
};

declare const insideTransaction: unique symbol;

/**
 * The context inside a transaction: it has no suppliers, so nothing slow can happen while rows are locked. Statements that are started
 * together, by `Promise.all`, are pipelined and executed in the order in which they were started.
 */
export type Tx = Common & {
  db: Kysely<DB>;
  /** Sends a statement last, together with the commit: the rows it locks stay locked only while the database itself is working. */
  withCommit: WithCommit;
  enqueue: <Name extends JobName>(name: Name, data: Jobs[Name], options?: JobOptions) => Promise<void>;
  /** Enqueues many jobs of one kind in one statement. */
  enqueueAll: <Name extends JobName>(name: Name, data: Jobs[Name][]) => Promise<void>;
  /** Makes a job due again that was given up. */
  retryJob: (name: JobName, id: string) => Promise<void>;
  /** Removes a job that was given up. */
  discardJob: (name: JobName, id: string) => Promise<void>;
  readonly [insideTransaction]: true;
};

/** The parts that a query needs; both contexts have them. */
export type Reader = Common & { db: Kysely<DB> };

/**
 * Commits everything that `work` wrote, with its jobs, or none of it. When the database aborts the transaction because it conflicts with
 * another one, `work` runs again, at most three times in all: it has no suppliers, so a run that was rolled back left no trace in the
 * world. Throws what `work` throws.
 */
export async function inTransaction<Result>(ctx: Ctx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let run = 1; ; run += 1) {
    try {
      return await runOnce(ctx, work);
    } catch (error) {
      const code = codeOf(error);
      if (run === mostRuns || !choiceOfTheDatabase.has(code)) throw error;
      ctx.log.warn({ code, run }, 'a transaction had to give way and runs again');
    }
  }
}

const mostRuns = 3;
/** PostgreSQL's serialization_failure and deadlock_detected. */
const choiceOfTheDatabase = new Set(['40001', '40P01']);

function runOnce<Result>(ctx: Ctx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const { actor, address, clock, random, log, peppers, queue } = ctx;
  return transact(ctx.db, (db, withCommit) => {
    const enqueue: Tx['enqueue'] = (name, data, options) => queue.send(db, { name, data, options });
    const enqueueAll: Tx['enqueueAll'] = (name, data) => queue.sendAll(db, { name, data });
    const retryJob: Tx['retryJob'] = (name, id) => queue.retry(db, name, id);
    const discardJob: Tx['discardJob'] = (name, id) => queue.discard(db, name, id);
    const own = { actor, address, clock, random, log, peppers };
    return work({ ...own, db, withCommit, enqueue, enqueueAll, retryJob, discardJob } as Tx);
  });
}

/** Returns a new id of a kind, from the context's clock and random bytes. */
export function makeId<Prefix extends IdPrefix>(ctx: Common, prefix: Prefix): `${Prefix}_${string}` {
  return newId(prefix, ctx.clock.now().getTime(), ctx.random(ID_RANDOM_BYTES));
}

/** Every job of the shop with its data. */
export type Jobs = {
  'expire-order': { orderId: string };
  'open-payment-link': { orderId: string };
  'expire-unconfirmed': Record<string, never>;
  'send-daily-summary': Record<string, never>;
  'complete-orders': Record<string, never>;
  'invite-review': { orderId: string };
  'answer-stock-requests': { productId: string };
  'answer-waiting': Record<string, never>;
  'sweep-payments': Record<string, never>;
  'count-sales': Record<string, never>;
  'apply-webhook': { eventId: string };
  'send-refund': { refundId: string };
  'publish-products': Record<string, never>;
  'render-pictures': { pictureId: string };
  'forget-pictures': Record<string, never>;
  'sync-review-photos': { reviewId: string };
  'sum-old-visits': Record<string, never>;
  'warn-of-tickets': Record<string, never>;
  'fetch-settlements': Record<string, never>;
  'ask-couriers': Record<string, never>;
  'forget-old': Record<string, never>;
  'publish-content': Record<string, never>;
  'switch-price-changes': Record<string, never>;
  'run-import': { importId: string };
  'fetch-import-pictures': { importId: string; productId: string };
  'save-backup': { backupId: string };
  'give-up-backups': Record<string, never>;
  'save-daily-backup': Record<string, never>;
  'test-restore': { testId: string };
};
export type JobName = keyof Jobs;
export type JobOptions = { startAfter?: Date; singletonKey?: string };
export type QueuePort = {
  send: <Name extends JobName>(
    db: Kysely<DB>,
    job: { name: Name; data: Jobs[Name]; options?: JobOptions },
  ) => Promise<void>;
  sendAll: <Name extends JobName>(db: Kysely<DB>, jobs: { name: Name; data: Jobs[Name][] }) => Promise<void>;
  retry: (db: Kysely<DB>, name: JobName, id: string) => Promise<void>;
  discard: (db: Kysely<DB>, name: JobName, id: string) => Promise<void>;
};
