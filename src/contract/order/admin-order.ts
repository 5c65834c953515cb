import { z } from 'zod';
import { MOST_QUANTITY } from '#domain/cart/cart-limits.ts';
import { ActorKind, OrderEventKind } from '#domain/order/order-event.ts';
import { OrderStatus } from '#domain/order/order.ts';
import { InvoiceDocumentType } from '#domain/invoice/invoice.ts';
import { OrderAction } from '#domain/order/allowed-staff-actions.ts';
import { OrderJson } from './order.ts';
import { OrderPhotoJson } from './photo.ts';
import { staffFields } from './admin-order-list.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';

/** One event of an order: its kind, its time and its actor. */
export const OrderEventJson = z.object({
  kind: OrderEventKind,
  from: OrderStatus.nullable(),
  to: OrderStatus.nullable(),
  actor: ActorKind,
  /** The actor's name, where it was a person the shop knows. */
  actor_name: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
});
export type OrderEventJson = z.infer<typeof OrderEventJson>;

/** A message about an order, with its text as it was or will be sent. */
export const OrderMessageJson = z.object({
  id: z.string(),
  kind: z.string(),
  channel: z.enum(['sms', 'whatsapp', 'email']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  status: z.enum(['waiting', 'sent', 'failed']),
  failure: z.string(),
  at: z.iso.datetime(),
});
export type OrderMessageJson = z.infer<typeof OrderMessageJson>;

/** The money of an order in rupees; all of it is in the books of the shop. */
const OrderMoneyJson = z.object({
  charged: z.number().describe('The total that the buyer has to pay'),
  received: z.number().describe('The amount paid online or collected in cash'),
  from_exchange: z.number().describe('The amount paid by credited pieces of another order'),
  due: z.number().describe('The amount that the buyer still has to pay'),
  credited: z.number().describe('The amount credited by credit notes'),
  refunded: z.number().describe('The amount refunded or being refunded'),
  cash_owed: z.number().describe('The amount still to be paid back in cash'),
  to_exchange: z.number().describe('The amount of other orders paid by credited pieces of this one'),
});

/** The facts that the shop knows about the customer of an order. */
const OrderCustomerJson = z.object({
  id: z.string(),
  name: z.string(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  orders: z.int(),
  refused: z.int().describe('Cash on delivery parcels of the last year that came back'),
});

/** A document of an order, under /invoices/{id}. */
const OrderDocumentJson = z.object({
  id: z.string(),
  number: z.string(),
  kind: InvoiceDocumentType,
  status: z.string(),
  issue_date: z.string(),
  amount: z.number(),
});

/** An order as staff sees it: the customer's view, the money, the documents, the timeline and what may be done next. */
export const AdminOrderJson = OrderJson.extend({
  ...staffFields,
  completed_at: z.iso.datetime().nullable(),
  taken_by: z.string().nullable().describe('The staff member who took it by phone'),
  payment_link: z
    .object({
      url: z.string(),
      expires_at: z.iso.datetime(),
      unknown_since: z.iso
        .datetime()
        .nullable()
        .describe('Since when Razorpay does not know it, because it was opened with another account’s keys'),
    })
    .nullable()
    .describe('The payment link of a phone order'),
  account: OrderCustomerJson,
  money: OrderMoneyJson,
  documents: z.array(OrderDocumentJson),
  exchanges: z
    .array(z.object({ id: z.string(), order_number: z.string(), status: OrderStatus }))
    .describe('The orders that replace pieces of this one, oldest first'),
  photos: z
    .array(OrderPhotoJson)
    .describe('The packer’s photos of the parcel, and the customer’s photos of what is wrong'),
  events: z
    .array(OrderEventJson)
    .describe('The order events, oldest first; staff notes have the kind note_added'),
  messages: z.array(OrderMessageJson).describe('The messages sent to the buyer, oldest first'),
  actions: z.array(OrderAction).describe('The actions that the caller may take now'),
});
export type AdminOrderJson = z.infer<typeof AdminOrderJson>;

export const AdminOrderAnswer = z.object({ order: AdminOrderJson });
/** The reason for a change by staff; it is kept with the order's events. */
export const changeReason = z
  .string('Please give the reason')
  .trim()
  .min(3, 'Please give the reason')
  .max(500, atMostSentence(500));

/** The version of the order that the caller saw; a stale version is refused. */
export const seen = { version: z.int().min(1).optional() };

/** A change that needs nothing but the order. */
export const PlainChange = z.object(seen);

export const StaffCancellation = z.object({
  ...seen,
  reason: changeReason,
  /** Whether the products are sold out, so that a late payment is refunded. */
  sold_out: z.boolean().default(false),
});

/** POST /admin/orders/{id}/calls: a call to confirm an order. A call that was answered ends in a confirmation or a cancellation. */
export const RecordCall = z.object({ ...seen, result: z.literal('not_reached') });

/** Cash that was handed back; for a transfer, `reference` is its number on the bank statement. */
export const HandBackCash = z.object({
  ...seen,
  reference: z.string().trim().max(40, 'Enter at most 40 characters.').default(''),
});

/** The reason of a gateway-initiated refund. */
export const ExplainRefund = z.object({ ...seen, reason: changeReason });

export const ReturnOrderInput = z.object({
  ...seen,
  reason: changeReason,
  /** Whether the pieces can be sold again. */
  restock: z.boolean().default(false),
});

/** POST /admin/orders/{id}/return-to-origin: the parcel came back undelivered. */
export const ReturnToOrigin = z.object({
  ...seen,
  reason: changeReason.describe('Printed on the credit note for the buyer'),
  restock: z
    .union([
      z.boolean(),
      z
        .array(z.object({ item_id: z.string().min(1).max(64), quantity: z.int().min(1).max(MOST_QUANTITY) }))
        .max(50),
    ])
    .default(true)
    .refine(
      (pieces) =>
        !Array.isArray(pieces) || new Set(pieces.map((piece) => piece.item_id)).size === pieces.length,
      'Please list each line only once',
    )
    .describe('The pieces that can be sold again: all, none, or those given; the others are written off'),
  delivered_by_mistake: z
    .boolean()
    .default(false)
    .describe('The order was marked as delivered by mistake; only while no cash is recorded'),
});
export type ReturnToOrigin = z.infer<typeof ReturnToOrigin>;

/** The refunded part: returned pieces, or an amount by which the price is reduced. */
const RefundWish = z.object({
  /** Lines of the order. With an amount, the lines whose price is reduced; without lines, the price of all products. */
  items: z
    .array(
      z.object({
        item_id: z.string().min(1).max(64),
        quantity: z.int().min(1, 'Please choose at least one piece').max(MOST_QUANTITY).optional(),
      }),
    )
    .min(1)
    .max(50)
    .optional(),
  /** Rupees, GST included. */
  amount: z.number().min(1, 'The smallest refund is ₹1').max(1_00_00_000).multipleOf(0.01).optional(),
  /** Whether the pieces can be sold again. */
  restock: z.boolean().default(false),
  /** Whether the delivery charge is refunded with them; by default it is refunded with the last piece. */
  charges: z.boolean().optional(),
});

/** Refuses a refund that names neither pieces nor an amount, names a line twice, or mixes returned pieces with a price reduction. */
function requireOneKind(
  { items, amount, restock, charges }: z.infer<typeof RefundWish>,
  { addIssue }: z.RefinementCtx,
): void {
  const refuse = (field: 'items' | 'amount', message: string) =>
    addIssue({ code: 'custom', path: [field], message });
  const lines = items ?? [];
  if (items === undefined && amount === undefined)
    refuse('amount', 'Please enter the pieces returned or the amount to refund');
  if (new Set(lines.map(({ item_id }) => item_id)).size !== lines.length)
    refuse('items', 'Please list each line only once');
  if (amount === undefined) return;
  if (lines.some(({ quantity }) => quantity !== undefined))
    refuse('items', 'Choose either returned pieces or a price reduction');
  if (restock || charges !== undefined)
    refuse('amount', 'With a price reduction, no pieces go back to stock');
}

/** POST /admin/orders/{id}/refund-preview: a partial refund before it is made. */
export const PreviewRefund = RefundWish.superRefine(requireOneKind);
export type PreviewRefund = z.infer<typeof PreviewRefund>;

/** POST /admin/orders/{id}/refund. */
export const RefundPart = RefundWish.extend({ reason: changeReason }).superRefine(requireOneKind);
export type RefundPart = z.infer<typeof RefundPart>;
