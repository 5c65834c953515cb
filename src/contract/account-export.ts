import { z } from 'zod';
import { ServerCartEntry } from '#domain/cart/cart-entry.ts';
import { SubscriptionSource } from '#domain/messaging/subscription-source.ts';
import { AddressJson } from '#contract/customer/address.ts';
import { User } from '#contract/customer/user.ts';
import { ConsentsAnswer } from '#contract/customer/consent.ts';
import { InvoiceJson } from './invoice.ts';
import { OrderJson } from './order/order.ts';
import { PastOrderJson } from './order/past-order.ts';

const moment = z.iso.datetime();
const maybe = moment.nullable();

/** GET /profile/export: all data that the shop has about a customer, in one readable file (DPDP Act 2023, s. 11). */
export const AccountExport = z.object({
  exported_at: moment,
  shop: z.string(),
  account: User.extend({ created_at: moment, email_verified_at: maybe, has_password: z.boolean() }),
  addresses: z.array(AddressJson),
  cart: z.array(ServerCartEntry),
  wishlist: z.array(z.object({ product_id: z.string(), name: z.string(), added_at: moment })),
  orders: z.array(OrderJson),
  order_photos: z.array(z.object({ order_number: z.string(), at: moment })),
  past_orders: z.array(PastOrderJson),
  invoices: z.array(InvoiceJson),
  payments: z.array(
    z.object({
      order_number: z.string(),
      razorpay_payment_id: z.string(),
      amount: z.number(),
      currency: z.string(),
      method: z.string(),
      status: z.string(),
      at: moment,
    }),
  ),
  refunds: z.array(
    z.object({
      order_number: z.string(),
      amount: z.number(),
      reason: z.string(),
      status: z.string(),
      at: moment,
    }),
  ),
  reviews: z.array(
    z.object({
      product: z.string(),
      author: z.string(),
      rating: z.int(),
      title: z.string(),
      text: z.string(),
      state: z.string(),
      reply: z.string(),
      photos: z.int(),
      at: moment,
    }),
  ),
  questions: z.array(
    z.object({
      product: z.string(),
      author: z.string(),
      text: z.string(),
      state: z.string(),
      answer: z.string(),
      at: moment,
    }),
  ),
  stock_requests: z.array(
    z.object({
      product: z.string(),
      quantity: z.int(),
      notes: z.string(),
      at: moment,
      answered_at: maybe,
    }),
  ),
  tickets: z.array(
    z.object({
      number: z.string(),
      type: z.string(),
      complaint: z.boolean(),
      subject: z.string(),
      message: z.string(),
      at: moment,
      closed_at: maybe,
      answers: z.array(z.object({ text: z.string(), at: moment })),
    }),
  ),
  consents: ConsentsAnswer.shape.log,
  newsletter: z
    .object({ asked_at: moment, source: SubscriptionSource, confirmed_at: maybe, ended_at: maybe })
    .nullable(),
  messages: z.array(
    z.object({ kind: z.string(), channel: z.string(), to: z.string(), at: moment, sent_at: maybe }),
  ),
  sessions: z.array(
    z.object({
      device: z.string(),
      started_at: moment,
      last_used_at: moment,
      expires_at: moment,
      ended_at: maybe,
    }),
  ),
  visits: z.array(
    z.object({
      started_at: moment,
      landing_page: z.string(),
      referrer: z.string(),
      pages: z.array(z.object({ page: z.string(), at: moment })),
      actions: z.array(z.object({ action: z.string(), page: z.string(), at: moment })),
    }),
  ),
});
export type AccountExport = z.infer<typeof AccountExport>;

/** Returns the file's name on an Indian day: `my-data-2026-11-21.json`. */
export function exportFileName(dayIst: string): string {
  return `my-data-${dayIst}.json`;
}
