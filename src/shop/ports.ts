import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { FooterContent } from '#domain/content/content.ts';
import type { InvoiceDocument, InvoiceStatus } from '#domain/invoice/invoice.ts';
import type { OrderPapers, PaperKind, PaperSize, Sender } from '#domain/order/papers.ts';
import type { CreditNoteOver } from '#contract/invoice.ts';
import type { RazorpayOrder, RazorpayPayment, RazorpayRefund } from '#domain/payment/payment.ts';
import type { RazorpayPaymentLink } from '#domain/payment/payment-link.ts';
import type { Booking, CourierPin, ParcelToBook, Pickup, RateRequest } from '#domain/shipment/booking.ts';
import type { CourierGateway } from '#domain/shipment/courier-gateway.ts';
import type { FailedDeliveryAnswer } from '#domain/shipment/failed-delivery.ts';
import type { TrackedParcel } from '#domain/shipment/shipment-state.ts';
import type { RazorpaySettledItem, RazorpaySettlement } from '#domain/payment/settlement.ts';

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
  /**
   * Lists the attempts to pay a Razorpay order; returns none for an order that was opened with the keys of another account, or with test
   * keys.
   */
  listPayments: (orderId: string) => Promise<RazorpayPayment[]>;
  getPayment: (id: string) => Promise<RazorpayPayment>;
  capture: (paymentId: string, amountPaise: number) => Promise<RazorpayPayment>;
  createPaymentLink: (input: PaymentLinkRequest) => Promise<RazorpayPaymentLink>;
  findPaymentLink: (referenceId: string) => Promise<RazorpayPaymentLink | undefined>;
  /** Returns undefined for a link that was opened with the keys of another account, or with test keys. */
  getPaymentLink: (id: string) => Promise<RazorpayPaymentLink | undefined>;
  cancelPaymentLink: (id: string) => Promise<RazorpayPaymentLink>;
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
export type PaymentLinkRequest = {
  amountPaise: number;
  /** Ours, at most 40 characters; Razorpay refuses a second link with the same one. */
  referenceId: string;
  description: string;
  /** At least 15 minutes from now. */
  expiresAt: Date;
  customer: { name: string; contact: string };
  /** The page that the customer is sent to after the payment. */
  returnUrl: string;
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
  /** The most messages that the provider sends at the same time; more would wait inside it. Undefined if there is no such limit. */
  atOnce?: number;
};
/** The channels that have a provider; the others are disabled. */
export type Messengers = { [Each in Channel]?: MessengerPort | undefined };

/** The courier gateways that are configured; the settings say which of them books parcels. */
export type Couriers = { [Each in CourierGateway]?: CourierPort | undefined };
/** A courier gateway. Its calls throw `supplier.unavailable`, after which the result is unknown, or `supplier.refused` with its reason. */
export type CourierPort = {
  gateway: CourierGateway;
  /** Returns the problem with the keys or the pickup place, or null. */
  check: (pickup: Pickup) => Promise<string | null>;
  /** Returns the number for a parcel that is booked afterwards; a gateway that hands out numbers only with the booking lacks it. */
  reserveNumber?: () => Promise<string>;
  book: (parcel: ParcelToBook) => Promise<Booking>;
  /** Returns the booking that has our reference, after a lost response. */
  findBooking: (parcel: ParcelToBook) => Promise<Booking | undefined>;
  /** Returns the label as PDF, or undefined while it is not ready. */
  fetchLabel: (booking: Booking) => Promise<Uint8Array | undefined>;
  /** Requests a pickup of parcels on a day, `YYYY-MM-DD`, and returns the day on which the courier comes. */
  requestPickup: (request: { bookings: Booking[]; pickup: Pickup; day: string }) => Promise<string>;
  cancel: (booking: Booking) => Promise<void>;
  /** How many parcels one call of `track` asks about; they succeed or fail together. */
  tracksAtOnce: number;
  track: (awbs: string[]) => Promise<TrackedParcel[]>;
  rate: (request: RateRequest) => Promise<CourierPin>;
  answerFailedDelivery: (awb: string, answer: FailedDeliveryAnswer) => Promise<void>;
  isWebhookGenuine: (secret: string) => boolean;
  /** Returns what a webhook reports; undefined for one that concerns no parcel of ours. Throws ZodError. */
  readWebhook: (body: unknown) => TrackedParcel | undefined;
};

export type MediaStorePort = {
  put: (key: string, name: string, bytes: Uint8Array) => Promise<void>;
  read: (key: string, name: string) => Promise<Uint8Array | undefined>;
  has: (key: string, name: string) => Promise<boolean>;
  /** Deletes a file; a missing file is not an error. */
  remove: (key: string, name: string) => Promise<void>;
  /** Deletes all files of a key; a key without files is not an error. */
  removeAll: (key: string) => Promise<void>;
};
export type PictureFacts = { key: string; width: number; height: number; placeholder: string };
export type PicturesPort = {
  describe: (bytes: Uint8Array) => Promise<PictureFacts>;
  /**
   * Returns the key that the picture of an uploaded file has, without decoding it. Throws what `clean` throws for a file by its first
   * bytes.
   */
  inspect: (file: Uint8Array) => Promise<string>;
  /** Returns an uploaded file as the shop keeps it: upright, in sRGB, and without anything but its pixels. */
  clean: (file: Uint8Array) => Promise<PictureFacts & { bytes: Uint8Array }>;
  render: (
    bytes: Uint8Array,
    /** Nobody waits for pictures that are rendered ahead of demand: they are rendered one after the other. */
    to: { width: number; format: 'avif' | 'webp'; isAhead?: boolean },
  ) => Promise<Uint8Array>;
  /** Returns the whole picture, centred on a background of one colour, as JPEG. */
  frame: (bytes: Uint8Array, to: { width: number; height: number; ground: string }) => Promise<Uint8Array>;
};

/**
 * Fetches a file from a public web address that was supplied by a person or a file, bounded in size and time. Throws invalid with a
 * sentence.
 */
export type FetchPublic = (address: string) => Promise<Uint8Array>;

/** The program that runs this shop: its version, its start time, and the changes in each version, as Markdown. */
export type Program = { version: string; startedAt: Date; changelog: string };

/** Copies of the shop as files: the rows of the database, the pictures, and the keys of an embedded database. */
export type BackupsPort = {
  /**
   * Returns the bytes that the database and the pictures take, which is the most that a copy needs, and the bytes that are free for copies.
   */
  measure: () => Promise<{ databaseBytes: number; pictureBytes: number; freeBytes: number }>;
  /** Writes a copy whole or not at all. Calls `onPacked` with the bytes packed so far, before compression. */
  save: (fileName: string, onPacked: (bytes: number) => void) => Promise<{ savedAt: Date; bytes: number }>;
  /** Returns the length of each existing copy, by its name. */
  list: () => Promise<Map<string, number>>;
  read: (fileName: string) => AsyncIterable<Uint8Array>;
  /** Deletes a copy; a missing copy is not an error. */
  remove: (fileName: string) => Promise<void>;
  /** Restores a copy into a database next to the shop's, passes that to `look`, and removes it. Throws a sentence. */
  restoreBeside: <Result>(
    fileName: string,
    look: (db: Kysely<DB>) => Promise<Result>,
  ) => Promise<{ rows: number; result: Result }>;
};

/** Draws an issued document as PDF bytes, from its frozen data alone. */
export type DrawInvoice = (invoice: InvoiceToDraw) => Promise<Uint8Array>;
export type InvoiceToDraw = {
  document: InvoiceDocument;
  status: InvoiceStatus;
  /** The credit notes over it, oldest first. */
  creditNotes: readonly CreditNoteOver[];
  /** The amount that its order still costs while it is unpaid. */
  duePaise: number;
};

/** Draws the papers of some orders as one PDF. */
export type DrawPapers = (papers: {
  kinds: readonly PaperKind[];
  paper: PaperSize;
  isGift: boolean;
  /** The day on which they are printed, `YYYY-MM-DD`. */
  day: string;
  orders: readonly OrderPapers[];
  /** The couriers' labels by order number, as PDF; an order without one gets ours. */
  courierLabels: ReadonlyMap<string, Uint8Array>;
  invoices: readonly InvoiceToDraw[];
  sender: Sender;
}) => Promise<Uint8Array>;

/** Draws a table under a title and some lines as PDF. */
export type DrawTable = (table: {
  title: string;
  lines: readonly string[];
  headings: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  note?: string | undefined;
  author: string;
  /** The day on which it is drawn, `YYYY-MM-DD`. */
  day: string;
}) => Promise<Uint8Array>;

/** Answers soon and never throws: returns the last value it received, or nothing. */
export type ContentHostPort = {
  readFooter: () => Promise<FooterContent>;
  readPromotions: () => Promise<AnnouncedPromotion[]>;
};
export type AnnouncedPromotion = { code: string; description: string; endsAt?: string };

export type MemoryPort = {
  /** Returns the remembered value for `key`, or the current result of `read`; drops it when one of `tags` is announced. */
  remember: <Value>(key: string, tags: string[], read: () => Promise<Value>) => Promise<Value>;
  /**
   * Calls the listener with every tag that is announced from now on, and with `*` when any tag may have been; returns the function that
   * unsubscribes it.
   */
  subscribe: (listener: (tag: string) => void) => () => void;
  /** Returns whether values may be served from memory now; false while announcements may have been missed. */
  isCurrent: () => boolean;
};
