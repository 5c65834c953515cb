import { unauthenticated } from '#domain/error.ts';
import type { Reader } from '#shop/context.ts';

/** Returns the id of the calling customer. Throws unauthenticated for all other actors. */
export function requireCustomer({ actor }: Pick<Reader, 'actor'>): string {
  if (actor.kind !== 'customer') throw unauthenticated();
  return actor.customerId;
}
