import type { StateKey } from '#domain/tax/state.ts';

export type PinPlace = { city: string; state: StateKey };

/** The values of the fields; empty while they are not filled in. */
type Standing = { city: string; state: string };

/**
 * Returns the changes to city and State once the places of a PIN are known; `filled` is what an earlier PIN filled in. When the PIN lies in
 * a single State, that State is set, and a town of another State is replaced by a town of the PIN. Otherwise a value that was typed, or
 * that is one of the places, stays.
 */
export function fillPlace(
  standing: Standing,
  places: readonly [PinPlace, ...PinPlace[]],
  filled: Partial<PinPlace>,
): Partial<PinPlace> {
  const [first] = places;
  const isOneState = places.every(({ state }) => state === first.state);
  const isOpen = (part: 'city' | 'state') => standing[part] === '' || standing[part] === filled[part];
  const isThere = (part: 'city' | 'state') => places.some((place) => place[part] === standing[part]);
  const change: Partial<PinPlace> = {};
  if (!isThere('state') && (isOneState || isOpen('state'))) change.state = first.state;
  const { city } = places.find(({ state }) => state === (change.state ?? standing.state)) ?? first;
  if (!isThere('city') && (isOpen('city') || change.state)) change.city = city;
  return change;
}

/** Returns each place once: many districts of one town share its name. */
export function listPlaces(places: readonly PinPlace[]): PinPlace[] {
  const byName = new Map(places.map((place) => [`${place.city}, ${place.state}`, place]));
  return [...byName.values()];
}
