import { z } from 'zod';
import { ConsentPurpose } from '#domain/customer/consent.ts';
import { MOST_COUNTED, pagingFields } from '#domain/paging.ts';

/** A customer in the admin's customer list. */
export const ListedCustomerJson = z.object({
  id: z.string(),
  name: z.string(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  created_at: z.iso.datetime(),
  erased_at: z.iso.datetime().nullable(),
  orders: z.int().describe('Orders ever placed'),
  refused: z.int().describe('Cash on delivery parcels of the last year that came back'),
});
export type ListedCustomerJson = z.infer<typeof ListedCustomerJson>;

export const AdminCustomersAnswer = z.object({
  customers: z.array(ListedCustomerJson),
  total: z.int().describe(`The number found, counted up to ${MOST_COUNTED}`),
  more: z.boolean().describe('Whether there are more than `total`'),
});
export type AdminCustomersAnswer = z.infer<typeof AdminCustomersAnswer>;

const moment = z.iso.datetime();

/** A customer with the facts that staff needs on the telephone. Their orders are `GET /admin/orders?customer=…`. */
export const AdminCustomerJson = ListedCustomerJson.extend({
  email_verified: z.boolean(),
  cod_block: z
    .object({ at: moment, reason: z.string() })
    .nullable()
    .describe('Since when and why cash on delivery is blocked for this customer'),
  open_orders: z.array(z.string()).describe('Numbers of the orders that keep the account from being erased'),
  addresses: z.array(
    z.object({
      id: z.string(),
      line1: z.string(),
      line2: z.string(),
      city: z.string(),
      state: z.string(),
      postal_code: z.string(),
      phone: z.string(),
    }),
  ),
  tickets: z.array(
    z.object({ number: z.string(), subject: z.string(), created_at: moment, closed_at: moment.nullable() }),
  ),
  consents: z
    .array(z.object({ purpose: ConsentPurpose, given: z.boolean(), at: moment }))
    .describe('The last decision about each purpose'),
});
export type AdminCustomerJson = z.infer<typeof AdminCustomerJson>;

/** The customer search of the admin. */
export const AdminCustomerListing = z.object({
  ...pagingFields(),
  q: z
    .string()
    .trim()
    .max(80)
    .optional()
    .describe('A mobile number in any format, an e-mail address or its beginning, or a part of a name'),
});
export type AdminCustomerListing = z.infer<typeof AdminCustomerListing>;
