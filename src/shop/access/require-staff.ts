import { forbidden, unauthenticated } from '#domain/error.ts';
import type { Actor, Reader } from '#shop/context.ts';

export type StaffActor = Extract<Actor, { kind: 'staff' }>;

/** Returns the member of staff who asks, for what every one of them may do. Throws unauthenticated. */
export function requireStaff({ actor }: Pick<Reader, 'actor'>): StaffActor {
  if (actor.kind !== 'staff') throw unauthenticated();
  return actor;
}

/**
 * Returns the member of staff who is signed in, for their own account and for API keys, which no API key may change. Throws
 * unauthenticated, forbidden.
 */
export function requirePerson(reader: Pick<Reader, 'actor'>): StaffActor {
  const staff = requireStaff(reader);
  if (staff.apiKeyId) throw forbidden('An API key may not do that: please sign in');
  return staff;
}
