import type { StateKey } from '#domain/tax/state.ts';

export type PinPlace = { city: string; state: StateKey };

/** What stands in the fields; empty as long as nobody filled them. */
type Standing = { city: string; state: string };

/**
 * What of city and State is to change now that a PIN is known to lie in these places, `filled` being what an earlier PIN brought.
 * A State that the PIN leaves no choice of is set, and takes its town with it: a parcel does better with the district's town than with
 * one of another State. Otherwise what somebody typed themselves, or what is one of the places, stays.
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

/** Each place once: many districts of one town share its name. */
export function listPlaces(places: readonly PinPlace[]): PinPlace[] {
  const byName = new Map(places.map((place) => [`${place.city}, ${place.state}`, place]));
  return [...byName.values()];
}
