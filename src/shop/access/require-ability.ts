import { forbidden, unauthenticated } from '#domain/error.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import type { Reader } from '#shop/context.ts';

/**
 * Throws unauthenticated for a caller who is not staff, and forbidden for staff without the ability, or, if several are given, with none of
 * them. The shop itself may do everything.
 */
export function requireAbility(
  { actor }: Pick<Reader, 'actor'>,
  ...abilities: readonly StaffAbility[]
): void {
  if (actor.kind === 'system') return;
  if (actor.kind !== 'staff') throw unauthenticated();
  if (!abilities.some((each) => actor.abilities.includes(each)))
    throw forbidden('Your account is not allowed to do that');
}

/** Returns whether the caller is staff with an ability, or the shop itself. */
export function hasAbility({ actor }: Pick<Reader, 'actor'>, ability: StaffAbility): boolean {
  return actor.kind === 'system' || (actor.kind === 'staff' && actor.abilities.includes(ability));
}
