import { z } from 'zod';
import { splitName } from '#domain/customer/customer-name.ts';
import type { Customer } from '#domain/customer/customer.ts';

/** The specification's User. */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  mobile_number: z.string(),
  profile: z.object({ first_name: z.string(), last_name: z.string(), phone: z.string() }),
});
export type User = z.infer<typeof User>;

/** Returns a customer as the specification's User; unknown fields are empty strings. */
export function toUser(customer: Customer): User {
  const { id, email, mobile, phone } = customer;
  const { firstName, lastName } = nameParts(customer);
  return {
    id,
    name: customer.name ?? `${firstName} ${lastName}`.trim(),
    email: email ?? '',
    mobile_number: mobile ?? '',
    profile: { first_name: firstName, last_name: lastName, phone: phone ?? mobile ?? '' },
  };
}

function nameParts({ name, firstName, lastName }: Customer) {
  const split = splitName(name ?? '');
  return { firstName: firstName ?? split.firstName, lastName: lastName ?? split.lastName };
}
