import type { Kysely } from 'kysely';
import type { FooterContent } from '#domain/content/content.ts';
import { ID_RANDOM_BYTES, type IdPrefix, newId } from '#domain/id.ts';
import type { InvoiceDocument, InvoiceStatus } from '#domain/invoice/invoice.ts';
import type { OrderPapers, PaperKind, PaperSize, Sender } from '#domain/order/papers.ts';
import type { CreditNoteOver } from '#contract/invoice.ts';
import type { RazorpayOrder, RazorpayPayment, RazorpayRefund } from '#domain/payment/payment.ts';
import type { Booking, CourierRate, ParcelToBook, Pickup, RateRequest } from '#domain/shipment/booking.ts';
import type { CourierGateway } from '#domain/shipment/courier-gateway.ts';
import type { FailedDeliveryAnswer } from '#domain/shipment/failed-delivery.ts';
import type { TrackedParcel } from '#domain/shipment/shipment-state.ts';
import type { RazorpaySettledItem, RazorpaySettlement } from '#domain/payment/settlement.ts';
import type { StaffAbility, StaffRole } from '#domain/staff/abilities.ts';
import type { DB } from '#db/schema.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { type WithCommit, transact } from '#platform/postgres/transaction.ts';

/** Who is asking. Every query that reads somebody's data has the actor in its `where`. */
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

/** What every query and command may use, inside or outside a transaction. */
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
  queue: QueuePort;
  /** Missing in a shop that takes no online payment. */
  razorpay?: RazorpayPort | undefined;
  messengers: Messengers;
  couriers: Couriers;
  pictures: PicturesPort;
  mediaStore: MediaStorePort;
  drawInvoice: DrawInvoice;
  drawPapers: DrawPapers;
  /** The external host of promotions and footer, where the operator has configured one. */
  contentHost?: ContentHostPort | undefined;
  /** The id of the social ad pixel, where the operator has one. */
  pixelId?: string | undefined;
  /** Whether this is a demo that everybody can reach; every page then says so. */
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
  readonly [insideTransaction]: true;
};

/** What a query needs; both contexts have it. */
export type Reader = Common & { db: Kysely<DB> };

/**
 * Commits what `work` wrote, with its jobs, or nothing of it. When the database aborts the transaction because it conflicts with another
 * one, `work` runs again, three runs at most: it has no suppliers, so a run that was rolled back left no trace in the world.
 */
export async function inTransaction<Result>(ctx: Ctx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let run = 1; ; run += 1) {
    try {
      return await runOnce(ctx, work);
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (run === mostRuns || !choiceOfTheDatabase.has(code)) throw error;
      ctx.log.warn({ code, run }, 'a transaction had to give way and runs again');
    }
  }
}

const mostRuns = 3;
/** PostgreSQL's serialization_failure and deadlock_detected. */
const choiceOfTheDatabase = new Set<unknown>(['40001', '40P01']);

function runOnce<Result>(ctx: Ctx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const { actor, address, clock, random, log, peppers, queue } = ctx;
  return transact(ctx.db, (db, withCommit) => {
    const enqueue: Tx['enqueue'] = (name, data, options) => queue.send(db, { name, data, options });
    const enqueueAll: Tx['enqueueAll'] = (name, data) => queue.sendAll(db, { name, data });
    return work({ actor, address, clock, random, log, peppers, db, withCommit, enqueue, enqueueAll } as Tx);
  });
}

/** Returns a new id of a kind, from the context's clock and random bytes. */
export function makeId<Prefix extends IdPrefix>(ctx: Common, prefix: Prefix): `${Prefix}_${string}` {
  return newId(prefix, ctx.clock.now().getTime(), ctx.random(ID_RANDOM_BYTES));
}

/** Every job of the shop with its data. */
export type Jobs = {
  'expire-order': { orderId: string };
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
  'render-pictures': { pictureId: string };
  'sum-old-visits': Record<string, never>;
  'warn-of-tickets': Record<string, never>;
  'fetch-settlements': Record<string, never>;
  'ask-couriers': Record<string, never>;
  'forget-old': Record<string, never>;
};
export type JobName = keyof Jobs;
export type JobOptions = { startAfter?: Date; singletonKey?: string };
export type QueuePort = {
  send: <Name extends JobName>(
    db: Kysely<DB>,
    job: { name: Name; data: Jobs[Name]; options?: JobOptions },
  ) => Promise<void>;
  sendAll: <Name extends JobName>(db: Kysely<DB>, jobs: { name: Name; data: Jobs[Name][] }) => Promise<void>;
};

export type RazorpayPort = {
  keyId: string;
  checkoutScriptUrl: string;
  createOrder: (input: {
    amountPaise: number;
    receipt: string;
    notes: Record<string, string>;
  }) => Promise<RazorpayOrder>;
  findOrderByReceipt: (receipt: string) => Promise<RazorpayOrder | undefined>;
  getOrder: (id: string) => Promise<RazorpayOrder>;
  listPayments: (orderId: string) => Promise<RazorpayPayment[]>;
  getPayment: (id: string) => Promise<RazorpayPayment>;
  capture: (paymentId: string, amountPaise: number) => Promise<RazorpayPayment>;
  refund: (input: RefundRequest) => Promise<RazorpayRefund>;
  listRefunds: (paymentId: string) => Promise<RazorpayRefund[]>;
  /** Lists the refunds of all payments that were made at or after a moment. */
  listRefundsSince: (since: Date) => Promise<RazorpayRefund[]>;
  /** Lists the settlements that were made at or after a moment. */
  listSettlements: (since: Date) => Promise<RazorpaySettlement[]>;
  /** Lists the lines of the settlements of an Indian month, `2026-11`. */
  listSettledItems: (month: string) => Promise<RazorpaySettledItem[]>;
  isPaymentSignatureValid: (input: {
    gatewayOrderId: string;
    gatewayPaymentId: string;
    signature: string;
  }) => boolean;
  isWebhookSignatureValid: (rawBody: Uint8Array | string, signature: string) => boolean;
};
export type RefundRequest = {
  paymentId: string;
  amountPaise: number;
  receipt: string;
  idempotencyKey: string;
  notes: Record<string, string>;
};

export type Channel = 'sms' | 'whatsapp' | 'email';
export type Message = {
  channel: Channel;
  to: string;
  subject?: string;
  text: string;
  template?: string;
  variables?: Record<string, string>;
};
export type MessengerPort = {
  send: (message: Message) => Promise<{ providerMessageId: string }>;
  /** Returns whether the provider has an approved template for a message; a provider that needs none lacks this function. */
  knows?: (template: string) => boolean;
};
/** The channels that have a provider; the others are disabled. */
export type Messengers = { [Each in Channel]?: MessengerPort | undefined };

/** The courier gateways that are configured; the settings say which of them books parcels. */
export type Couriers = { [Each in CourierGateway]?: CourierPort | undefined };
/** A courier gateway. Its calls throw `supplier.unavailable`, after which nothing is known, or `supplier.refused` with its reason. */
export type CourierPort = {
  gateway: CourierGateway;
  /** Returns what is wrong with the keys or the pickup place, or null. */
  check: (pickup: Pickup) => Promise<string | null>;
  /** Returns the number for a parcel that is booked afterwards; a gateway that hands out numbers only with the booking lacks it. */
  reserveNumber?: () => Promise<string>;
  book: (parcel: ParcelToBook) => Promise<Booking>;
  /** Returns the booking that has our reference, after a lost response. */
  findBooking: (parcel: ParcelToBook) => Promise<Booking | undefined>;
  /** Returns the label as PDF, or undefined while it is not ready. */
  fetchLabel: (booking: Booking) => Promise<Uint8Array | undefined>;
  /** Asks for a pickup of parcels on a day, `YYYY-MM-DD`, and returns the day on which the courier comes. */
  requestPickup: (request: { bookings: Booking[]; pickup: Pickup; day: string }) => Promise<string>;
  cancel: (booking: Booking) => Promise<void>;
  track: (awbs: string[]) => Promise<TrackedParcel[]>;
  rate: (request: RateRequest) => Promise<CourierRate>;
  answerFailedDelivery: (awb: string, answer: FailedDeliveryAnswer) => Promise<void>;
  isWebhookGenuine: (secret: string) => boolean;
  /** Returns what a webhook reports; undefined for one that concerns no parcel of ours. Throws ZodError. */
  readWebhook: (body: unknown) => TrackedParcel | undefined;
};

export type MediaStorePort = {
  put: (key: string, name: string, bytes: Uint8Array) => Promise<void>;
  read: (key: string, name: string) => Promise<Uint8Array | undefined>;
  has: (key: string, name: string) => Promise<boolean>;
};
export type PicturesPort = {
  describe: (
    bytes: Uint8Array,
  ) => Promise<{ key: string; width: number; height: number; placeholder: string }>;
  render: (bytes: Uint8Array, to: { width: number; format: 'avif' | 'webp' }) => Promise<Uint8Array>;
  /** Returns the whole picture in the middle of a background of one colour, as JPEG. */
  frame: (bytes: Uint8Array, to: { width: number; height: number; ground: string }) => Promise<Uint8Array>;
};

/** Draws an issued document as PDF bytes, from its frozen data alone. */
export type DrawInvoice = (invoice: InvoiceToDraw) => Promise<Uint8Array>;
export type InvoiceToDraw = {
  document: InvoiceDocument;
  status: InvoiceStatus;
  /** The credit notes over it, oldest first. */
  creditNotes: readonly CreditNoteOver[];
};

/** Draws the papers of some orders as one PDF. */
export type DrawPapers = (papers: {
  kinds: readonly PaperKind[];
  paper: PaperSize;
  isGift: boolean;
  /** The day on which they are printed, `YYYY-MM-DD`. */
  day: string;
  orders: readonly OrderPapers[];
  invoices: readonly InvoiceToDraw[];
  sender: Sender;
}) => Promise<Uint8Array>;

/** Answers soon and never throws: returns what it last received, or nothing. */
export type ContentHostPort = {
  readFooter: () => Promise<FooterContent>;
  readPromotions: () => Promise<AnnouncedPromotion[]>;
};
export type AnnouncedPromotion = { code: string; description: string; endsAt?: string };

export type MemoryPort = {
  /** Returns the remembered value for `key`, or what `read` returns now; drops it when one of `tags` is announced. */
  remember: <Value>(key: string, tags: string[], read: () => Promise<Value>) => Promise<Value>;
  /**
   * Calls the listener with every tag that is announced from now on, and with `*` when any may have been; returns the function that ends
   * it.
   */
  subscribe: (listener: (tag: string) => void) => () => void;
  /** Returns whether values may be served from memory now; false while announcements may have been missed. */
  isCurrent: () => boolean;
};
