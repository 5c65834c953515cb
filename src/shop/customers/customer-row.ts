import type { Selectable } from 'kysely';
import type { Customers } from '#db/schema.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { unauthenticated } from '#domain/error.ts';
import type { Reader } from '#shop/context.ts';

export const customerColumns = ['id', 'name', 'email', 'mobile', 'first_name', 'last_name', 'phone'] as const;

type Row = Pick<Selectable<Customers>, (typeof customerColumns)[number]>;

/** Returns a customer from the row that `customerColumns` selects. */
export function toCustomer({ first_name, last_name, ...row }: Row): Customer {
  const { id, name, email, mobile, phone } = row;
  return { id, name, email, mobile, firstName: first_name, lastName: last_name, phone };
}

/** Returns the id of the customer who asks. Throws unauthenticated for all other actors. */
export function requireCustomer({ actor }: Pick<Reader, 'actor'>): string {
  if (actor.kind !== 'customer') throw unauthenticated();
  return actor.customerId;
}
