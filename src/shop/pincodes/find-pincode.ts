import { notFound } from '#domain/error.ts';
import { type StateKey, getState } from '#domain/tax/state.ts';
import type { Reader } from '#shop/context.ts';

export type PinPlace = { city: string; district: string; stateKey: StateKey; state: string };

/**
 * Returns the place of a PIN code, or several if it straddles districts or States. Throws not_found `pin_code.not_found`, which callers
 * should show as a warning only: new codes come every year.
 */
export async function findPincode(reader: Pick<Reader, 'db'>, pin: string): Promise<PinPlace[]> {
  const places = (await findPlaces(reader, [pin])).get(pin);
  if (!places) throw notFound('PIN code');
  return places;
}

/** Returns the places of several PIN codes by code; unknown codes are left out. */
export async function findPlaces(
  { db }: Pick<Reader, 'db'>,
  pins: readonly string[],
): Promise<Map<string, PinPlace[]>> {
  if (pins.length === 0) return new Map();
  const rows = await db
    .selectFrom('pincodes')
    .select(['pin', 'state_key', 'district'])
    .where('pin', 'in', pins)
    .orderBy('state_key')
    .orderBy('district')
    .execute();
  const byPin = Map.groupBy(rows, ({ pin }) => pin);
  return new Map([...byPin].map(([pin, found]) => [pin, found.map(toPlace)]));
}

function toPlace({ state_key, district }: { state_key: string; district: string }): PinPlace {
  const { key, name } = getState(state_key as StateKey);
  return { city: toCity(key, district), district, stateKey: key, state: name };
}

/**
 * Returns the town of a district. Districts are named after their town, except where a town has several or the name says what kind of
 * district it is.
 */
function toCity(state: StateKey, district: string): string {
  if (state === 'DL') return 'New Delhi';
  return district === 'Kanpur Nagar' ? 'Kanpur' : district;
}
