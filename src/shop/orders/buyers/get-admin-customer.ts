import type { AdminCustomerJson } from '#contract/customer/admin-customer.ts';
import { notFound } from '#domain/error.ts';
import { type StateKey, formatState } from '#domain/tax/state.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { listConsents } from '#shop/consents/read-consents.ts';
import type { Reader } from '#shop/context.ts';
import { listOpenOrders } from './erase-buyer.ts';
import { readListedCustomers } from './list-admin-customers.ts';

/** Returns a customer with addresses, tickets, consents and refused parcels. Throws unauthenticated, forbidden, not_found. */
export async function getAdminCustomer(reader: Reader, id: string): Promise<AdminCustomerJson> {
  requireAbility(reader, 'answer_customers');
  const [customer] = await readListedCustomers(reader, [id]);
  if (!customer) throw notFound('Customer');
  const [account, open_orders, addresses, tickets, consents] = await Promise.all([
    reader.db
      .selectFrom('customers')
      .select(['email_verified_at', 'cod_blocked_at', 'cod_block_reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    listOpenOrders(reader, id),
    readAddresses(reader, id),
    readTickets(reader, id),
    listConsents(reader, [id]),
  ]);
  const lastOfEach = new Map(consents.toReversed().map((consent) => [consent.purpose, consent]));
  return {
    ...customer,
    email_verified: account.email_verified_at !== null,
    cod_block: account.cod_blocked_at && {
      at: account.cod_blocked_at.toISOString(),
      reason: account.cod_block_reason,
    },
    open_orders,
    addresses,
    tickets,
    consents: [...lastOfEach.values()].map(({ purpose, given, at }) => ({
      purpose,
      given,
      at: at.toISOString(),
    })),
  };
}

async function readAddresses({ db }: Reader, id: string): Promise<AdminCustomerJson['addresses']> {
  const rows = await db
    .selectFrom('addresses')
    .select(['id', 'line1', 'line2', 'city', 'state_key', 'postal_code', 'phone'])
    .where('customer_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ state_key, ...row }) => ({ ...row, state: formatState(state_key as StateKey) }));
}

async function readTickets({ db }: Reader, id: string): Promise<AdminCustomerJson['tickets']> {
  const rows = await db
    .selectFrom('contact_tickets')
    .select(['number', 'subject', 'created_at', 'resolved_at'])
    .where('customer_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ number, subject, created_at, resolved_at }) => ({
    number,
    subject,
    created_at: created_at.toISOString(),
    closed_at: resolved_at?.toISOString() ?? null,
  }));
}
