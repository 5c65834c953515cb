import { notFound } from '#domain/error.ts';
import { type StateKey, getState } from '#domain/state.ts';
import type { Reader } from '#shop/context.ts';

export type PinPlace = { city: string; district: string; stateKey: StateKey; state: string };

/**
 * Where a PIN code lies: one place, or several where it straddles districts or States. Throws not_found `pin_code.not_found`, which
 * should only warn: new codes come every year.
 */
export async function findPincode(reader: Pick<Reader, 'db'>, pin: string): Promise<PinPlace[]> {
  const rows = await reader.db
    .selectFrom('pincodes')
    .select(['state_key', 'district'])
    .where('pin', '=', pin)
    .orderBy('state_key')
    .orderBy('district')
    .execute();
  if (rows.length === 0) throw notFound('PIN code');
  return rows.map(({ state_key, district }) => {
    const { key, name } = getState(state_key as StateKey);
    return { city: district, district, stateKey: key, state: name };
  });
}
