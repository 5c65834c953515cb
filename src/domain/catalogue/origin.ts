/** Returns a place with its State, which many places name already. */
export function formatOrigin(place: string | null, state: string | null): string {
  return [place, state && !place?.includes(state) ? state : null].filter(Boolean).join(', ');
}
