import { unauthenticated } from '#domain/error.ts';
import type { Actor, Reader } from '#shop/context.ts';

export type StaffActor = Extract<Actor, { kind: 'staff' }>;

/** Returns the member of staff who asks, for commands on their own account. Throws unauthenticated. */
export function requireStaff({ actor }: Pick<Reader, 'actor'>): StaffActor {
  if (actor.kind !== 'staff') throw unauthenticated();
  return actor;
}
