import { forbidden, unauthenticated } from '#domain/error.ts';
import { type StaffAbility, hasAbility } from '#domain/staff/staff.ts';
import type { Reader } from '#shop/context.ts';

/** Refuses callers who are not staff, or whose role lacks an ability. Throws unauthenticated, forbidden. */
export function requireAbility({ actor }: Pick<Reader, 'actor'>, ability: StaffAbility): void {
  if (actor.kind === 'system') return;
  if (actor.kind !== 'staff') throw unauthenticated();
  if (!hasAbility(actor.role, ability)) throw forbidden('Your role in this shop may not do that');
}
