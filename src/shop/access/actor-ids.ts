import type { Reader } from '#shop/context.ts';

type Asked = Pick<Reader, 'actor'>;

/** Returns the id of the staff member who makes the call; null for a customer, a guest or the shop itself. */
export function staffOf({ actor }: Asked): string | null {
  return actor.kind === 'staff' ? actor.staffId : null;
}

/** Returns the id of the API key with which a program of the staff makes the call; null for all other callers. */
export function apiKeyOf({ actor }: Asked): string | null {
  return actor.kind === 'staff' ? (actor.apiKeyId ?? null) : null;
}

/** Returns the id of the customer who makes the call; null for other actors. */
export function customerOf({ actor }: Asked): string | null {
  return actor.kind === 'customer' ? actor.customerId : null;
}

/** Returns the id of the customer or staff member who makes the call; null for a guest or the shop itself. */
export function actorIdOf(asked: Asked): string | null {
  return customerOf(asked) ?? staffOf(asked);
}
