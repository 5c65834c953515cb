import { z } from 'zod';
import { ActorKind, OrderEventKind } from '#domain/order/order-event.ts';
import { OrderStatus } from '#domain/order/order.ts';
import { OrderJson } from './order.ts';
import { pagingFields } from '#domain/paging.ts';
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

/** The refunds that need the attention of staff. */
export const AttentionFilter = z
  .enum(['refund_failed', 'refund_outside'])
  .describe(
    'A refund that the bank did not take, or one that was made at the gateway itself and has to be explained',
  );
export type AttentionFilter = z.infer<typeof AttentionFilter>;

const needs_look = z.array(AttentionFilter);

/** An order in a list, as staff sees it. */
export const ListedOrderJson = OrderJson.extend({ needs_look });
export type ListedOrderJson = z.infer<typeof ListedOrderJson>;

/** An order as staff sees it: the customer's view, the staff's notes, and the event log. */
export const AdminOrderJson = OrderJson.extend({
  customer_id: z.string(),
  packed_at: z.iso.datetime().nullable(),
  completed_at: z.iso.datetime().nullable(),
  needs_look,
  events: z.array(OrderEventJson),
});
export type AdminOrderJson = z.infer<typeof AdminOrderJson>;

export const AdminOrderAnswer = z.object({ order: AdminOrderJson });
export const AdminOrdersAnswer = z.object({ orders: z.array(ListedOrderJson), total: z.int() });

/** The order search of staff. `q` is the beginning of an order number, a name, an email address or a mobile number. */
export const AdminOrderListing = z.object({
  ...pagingFields(),
  status: OrderStatus.optional(),
  q: z.string().trim().max(80).optional(),
  /** Only orders with a refund that needs attention. */
  look: z
    .enum(['true', 'false'], 'look must be true or false')
    .transform((value) => value === 'true')
    .optional(),
});
export type AdminOrderListing = z.infer<typeof AdminOrderListing>;

const reason = z
  .string('Please give the reason')
  .trim()
  .min(3, 'Please give the reason')
  .max(500, atMostSentence(500));

export const StaffCancellation = z.object({
  reason,
  /** The products are sold out: a late payment is refunded. */
  sold_out: z.boolean().default(false),
});

/** The reason of a gateway-initiated refund. */
export const ExplainRefund = z.object({ reason });

export const ReturnOrderInput = z.object({
  reason,
  /** Whether the pieces can be sold again. */
  restock: z.boolean().default(false),
});

/** POST /admin/orders/{id}/return-to-origin: the parcel came back undelivered. */
export const ReturnToOrigin = z.object({
  reason: reason.describe('Stands on the credit note, where the buyer reads it'),
  restock: z
    .union([
      z.boolean(),
      z.array(z.object({ item_id: z.string().min(1).max(64), quantity: z.int().min(1).max(99) })).max(50),
    ])
    .default(true)
    .refine(
      (pieces) =>
        !Array.isArray(pieces) || new Set(pieces.map((piece) => piece.item_id)).size === pieces.length,
      'Please name each line once',
    )
    .describe('The pieces that can be sold again: all, none, or those named; the others are written off'),
  delivered_by_mistake: z
    .boolean()
    .default(false)
    .describe('Somebody marked the order as delivered, and it was not; only while no cash is noted'),
});
export type ReturnToOrigin = z.infer<typeof ReturnToOrigin>;

/** POST /admin/orders/{id}/refund: returned pieces, or an amount by which the price is reduced. */
export const RefundPart = z
  .object({
    reason,
    /** Lines of the order. With an amount, the lines whose price is reduced; without lines, the price of all products. */
    items: z
      .array(
        z.object({
          item_id: z.string().min(1).max(64),
          quantity: z.int().min(1, 'Please name at least one piece').max(99).optional(),
        }),
      )
      .min(1)
      .max(50)
      .optional(),
    /** Rupees, GST included. */
    amount: z
      .number()
      .min(1, 'The least that can be sent back is ₹1')
      .max(1_00_00_000)
      .multipleOf(0.01)
      .optional(),
    /** Whether the pieces can be sold again. */
    restock: z.boolean().default(false),
    /** Whether the delivery charge is refunded with them; by default it is refunded with the last piece. */
    charges: z.boolean().optional(),
  })
  .refine(({ items, amount }) => items !== undefined || amount !== undefined, {
    path: ['amount'],
    message: 'Please name the pieces or the amount that goes back',
  })
  .refine(({ items = [] }) => new Set(items.map(({ item_id }) => item_id)).size === items.length, {
    path: ['items'],
    message: 'Please name each line once',
  })
  .refine(
    ({ items = [], amount }) => amount === undefined || items.every(({ quantity }) => quantity === undefined),
    {
      path: ['items'],
      message: 'Either pieces come back or the price is cut',
    },
  )
  .refine(({ amount, restock, charges }) => amount === undefined || (!restock && charges === undefined), {
    path: ['amount'],
    message: 'Nothing comes back to the shelf when the price is cut',
  });
export type RefundPart = z.infer<typeof RefundPart>;
