import { z } from 'zod';
import { ActorKind, OrderHappening } from './happening.ts';
import { OrderStatus } from './order.ts';
import { OrderJson } from './order-json.ts';
import { pagingFields } from './paging.ts';

/** One line of an order's log: what happened, when, and who did it. */
export const OrderEventJson = z.object({
  kind: OrderHappening,
  from: OrderStatus.nullable(),
  to: OrderStatus.nullable(),
  actor: ActorKind,
  /** The name of who did it, where it was a person the shop knows. */
  actor_name: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
});
export type OrderEventJson = z.infer<typeof OrderEventJson>;

/** An order as staff sees it: the customer's own view, what was done in the office, and the log. */
export const OfficeOrderJson = OrderJson.extend({
  customer_id: z.string(),
  packed_at: z.iso.datetime().nullable(),
  completed_at: z.iso.datetime().nullable(),
  returned_at: z.iso.datetime().nullable(),
  events: z.array(OrderEventJson),
});
export type OfficeOrderJson = z.infer<typeof OfficeOrderJson>;

export const OfficeOrderAnswer = z.object({ order: OfficeOrderJson });
export const OfficeOrdersAnswer = z.object({ orders: z.array(OrderJson), total: z.int() });

/** What staff looks for. `q` is the beginning of an order number, a name, an email address or a mobile number. */
export const OfficeListing = z.object({
  ...pagingFields(),
  status: OrderStatus.optional(),
  q: z.string().trim().max(80).optional(),
});
export type OfficeListing = z.infer<typeof OfficeListing>;

const reason = z
  .string('Please give the reason')
  .trim()
  .min(3, 'Please give the reason')
  .max(500, 'Please use at most 500 characters');

export const CallOff = z.object({
  reason,
  /** The goods cannot be had: money that comes late goes back. */
  sold_out: z.boolean().default(false),
});

export const TakeBackInput = z.object({
  reason,
  /** Whether the pieces can be sold again. */
  restock: z.boolean().default(false),
});
