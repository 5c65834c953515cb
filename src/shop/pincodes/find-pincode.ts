import { notFound } from '#domain/error.ts';
import { type StateKey, getState } from '#domain/tax/state.ts';
import type { Reader } from '#shop/context.ts';

export type PinPlace = { city: string; district: string; stateKey: StateKey; state: string };

/**
 * Returns the place of a PIN code, or several if it straddles districts or States. Throws not_found `pin_code.not_found`, which callers
 * should show as a warning only: new codes come every year.
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
    return { city: toCity(key, district), district, stateKey: key, state: name };
  });
}

/**
 * Returns the town of a district. Districts are named after their town, except where a town has several or the name says what kind of
 * district it is.
 */
function toCity(state: StateKey, district: string): string {
  if (state === 'DL') return 'New Delhi';
  return district === 'Kanpur Nagar' ? 'Kanpur' : district;
}
