import { forbidden, unauthenticated } from '#domain/error.ts';
import type { Actor, Reader } from '#shop/context.ts';

export type StaffActor = Extract<Actor, { kind: 'staff' }>;

/** Returns the calling staff member, for calls that every staff member may make. Throws unauthenticated. */
export function requireStaff({ actor }: Pick<Reader, 'actor'>): StaffActor {
  if (actor.kind !== 'staff') throw unauthenticated();
  return actor;
}

/**
 * Returns the staff member who is signed in, for calls that no API key may make: changes to their own account and to API keys. Throws
 * unauthenticated, forbidden.
 */
export function requirePerson(reader: Pick<Reader, 'actor'>): StaffActor {
  const staff = requireStaff(reader);
  if (staff.apiKeyId) throw forbidden('An API key cannot do that. Please sign in');
  return staff;
}
