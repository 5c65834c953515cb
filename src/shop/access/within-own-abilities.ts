import { forbidden } from '#domain/error.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import type { Reader } from '#shop/context.ts';
import { requirePerson } from './require-staff.ts';

type Asking = Pick<Reader, 'actor'>;

/**
 * Refuses to give abilities that the one who gives them lacks: with `manage_staff` alone anybody could become an owner. The shop may give
 * all, an API key none. Throws forbidden, with the abilities that are lacking.
 */
export function requireOwnAbilities(reader: Asking, given: readonly StaffAbility[]): void {
  const lacking = listLacking(reader, given);
  if (lacking.length > 0) throw forbidden(`You may not give what you lack: ${lacking.join(', ')}`);
}

/**
 * Refuses to change the access of somebody who may do what the one who asks may not: a new link would be a way into their account. The shop
 * itself may, an API key may not. Throws forbidden, with what that person may do.
 */
export function requireNoMoreAbilities(
  reader: Asking,
  { name, abilities }: { name: string; abilities: readonly StaffAbility[] },
): void {
  const lacking = listLacking(reader, abilities);
  if (lacking.length > 0)
    throw forbidden(`${name} may do what you may not: ${lacking.join(', ')}. Please ask an owner.`);
}

function listLacking(reader: Asking, wanted: readonly StaffAbility[]): StaffAbility[] {
  if (reader.actor.kind === 'system') return [];
  const { abilities } = requirePerson(reader);
  return wanted.filter((ability) => !abilities.includes(ability));
}
