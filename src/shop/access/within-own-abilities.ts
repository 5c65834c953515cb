import { forbidden } from '#domain/error.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import type { Reader } from '#shop/context.ts';
import { requirePerson } from './require-staff.ts';

type Asking = Pick<Reader, 'actor'>;

/**
 * Refuses to grant abilities that the caller lacks: otherwise anybody with `manage_staff` could become an owner. The shop may grant all, an
 * API key none. Throws forbidden.
 */
export function requireOwnAbilities(reader: Asking, given: readonly StaffAbility[]): void {
  if (lacksSome(reader, given))
    throw forbidden('You can only give rights that you have yourself. Please ask an owner for the others.');
}

/**
 * Refuses to change the access of a person with abilities that the caller lacks: a new link would be a way into their account. The shop
 * itself may, an API key may not. Throws forbidden.
 */
export function requireNoMoreAbilities(
  reader: Asking,
  { name, abilities }: { name: string; abilities: readonly StaffAbility[] },
): void {
  if (lacksSome(reader, abilities))
    throw forbidden(`${name} has more rights in this shop than you. Please ask an owner.`);
}

function lacksSome(reader: Asking, wanted: readonly StaffAbility[]): boolean {
  if (reader.actor.kind === 'system') return false;
  const { abilities } = requirePerson(reader);
  return wanted.some((ability) => !abilities.includes(ability));
}
