import type { Selectable } from 'kysely';
import type { Customers } from '#db/schema.ts';
import type { Customer } from '#domain/customer/customer.ts';

export const customerColumns = ['id', 'name', 'email', 'mobile', 'first_name', 'last_name', 'phone'] as const;

type Row = Pick<Selectable<Customers>, (typeof customerColumns)[number]>;

/** Returns a customer from the row that `customerColumns` selects. */
export function toCustomer({ first_name, last_name, ...row }: Row): Customer {
  const { id, name, email, mobile, phone } = row;
  return { id, name, email, mobile, firstName: first_name, lastName: last_name, phone };
}
