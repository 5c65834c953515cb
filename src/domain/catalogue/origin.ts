/** Returns a place with its State, unless the place already contains it. */
export function formatOrigin(place: string | null, state: string | null): string {
  return [place, state && !place?.includes(state) ? state : null].filter(Boolean).join(', ');
}
