import { ABILITY_WORDS } from '#admin/people/ability-words.ts';
import { ROLES } from '#admin/people/person-words.tsx';
import { CANCEL_WORDS, CHANNEL_WORDS, PAYMENT_WORDS } from '#admin/orders/order-words.ts';
import { GATEWAY_NAMES } from '#domain/shipment/courier-gateway.ts';
import { COURIER_CHOICES } from '#admin/orders/courier/courier-choices.ts';
import { toWords } from './audit-words.ts';

type Words = Readonly<Record<string, string>>;

const anywhere: Words = {
  ...ABILITY_WORDS,
  ...Object.fromEntries(Object.entries(ROLES).map(([role, { word }]) => [role, word])),
};

/** The words for stored values, by the field that holds them, where staff use another word than the value itself. */
const byField: Readonly<Record<string, Words>> = {
  cancelled_reason: CANCEL_WORDS,
  payment_method: PAYMENT_WORDS,
  channel: CHANNEL_WORDS,
  gateway: GATEWAY_NAMES,
  courier: Object.fromEntries(COURIER_CHOICES.map(({ value, label }) => [value, label])),
};

/**
 * Returns the words for a stored value: `no_stock` is "Sold out" as the reason of a cancellation, and an unknown `some_key` is "Some key".
 */
export function nameValue(field: string, value: string): string {
  const known = byField[field]?.[value] ?? anywhere[value];
  return known ?? (/^[a-z]+(?:_[a-z]+)+$/.test(value) ? toWords(value) : value);
}
