import type { Reader } from '#shop/context.ts';

type Asked = Pick<Reader, 'actor'>;

/** Returns the id of the member of staff who asks; null for a customer, a guest or the shop itself. */
export function staffOf({ actor }: Asked): string | null {
  return actor.kind === 'staff' ? actor.staffId : null;
}

/** Returns the id of the API key by which a program of staff asks; null for everybody else. */
export function apiKeyOf({ actor }: Asked): string | null {
  return actor.kind === 'staff' ? (actor.apiKeyId ?? null) : null;
}

/** Returns the id of the customer who asks; null for other actors. */
export function customerOf({ actor }: Asked): string | null {
  return actor.kind === 'customer' ? actor.customerId : null;
}

/** Returns the id of the customer or the member of staff who asks; null for a guest or the shop itself. */
export function actorIdOf(asked: Asked): string | null {
  return customerOf(asked) ?? staffOf(asked);
}
