import { z } from 'zod';
import { toRupees } from '#domain/money/money.ts';
import { ImportFormat } from '#domain/import-export/import-kind.ts';
import type { FileOrder } from '#domain/import-export/orders/read-order.ts';
import { pagingFields } from '#domain/paging.ts';

/** An order taken by an earlier shop of the owner, kept as history in the words of its import file. Amounts are in rupees. */
export const PastOrderJson = z.object({
  id: z.string(),
  source: ImportFormat.describe('The program that wrote the imported file'),
  number: z.string(),
  placed_at: z.iso.datetime(),
  status: z.string(),
  payment: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  notes: z.string(),
  total: z.number(),
  shipping: z.number(),
  cod_charges: z.number(),
  discount: z.number(),
  tax: z.number(),
  refunded: z.number(),
  items: z.array(
    z.object({ name: z.string(), sku: z.string(), quantity: z.int(), price: z.number().describe('Of one') }),
  ),
});
export type PastOrderJson = z.infer<typeof PastOrderJson>;

export const PastOrdersAnswer = z.object({ past_orders: z.array(PastOrderJson), total: z.int() });
export type PastOrdersAnswer = z.infer<typeof PastOrdersAnswer>;

export const OwnPastOrderListing = z.object(pagingFields());

/** The search of past orders in the admin. */
export const PastOrderListing = z.object({
  ...pagingFields(),
  q: z
    .string()
    .trim()
    .max(80)
    .optional()
    .describe('An old order number or its end, a mobile number, an e-mail address, or a part of a name'),
  customer: z.string().max(64).optional().describe('Only those of a customer, by id'),
});
export type PastOrderListing = z.infer<typeof PastOrderListing>;

export function toPastOrderJson(order: FileOrder & { id: string }): PastOrderJson {
  const {
    placedAt,
    totalPaise,
    shippingPaise,
    codPaise,
    discountPaise,
    taxPaise,
    refundedPaise,
    lines,
    ...facts
  } = order;
  return {
    ...facts,
    placed_at: placedAt,
    total: toRupees(totalPaise),
    shipping: toRupees(shippingPaise),
    cod_charges: toRupees(codPaise),
    discount: toRupees(discountPaise),
    tax: toRupees(taxPaise),
    refunded: toRupees(refundedPaise),
    items: lines.map(({ pricePaise, ...line }) => ({ ...line, price: toRupees(pricePaise) })),
  };
}
