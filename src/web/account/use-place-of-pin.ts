import { useEffect, useState } from 'react';
import type { StateKey } from '#domain/state.ts';
import { getJson } from '#web/api-client.ts';

export type PinPlace = { city: string; state: StateKey };

/**
 * Looks up a PIN code once it is complete and hands over its place; `isOnly` while the code lies in one place alone. Answers a
 * sentence where the shopper has to look twice: an unknown code only warns.
 */
export function usePlaceOfPin(
  pin: string,
  onFound: (place: PinPlace, isOnly: boolean) => void,
): string | undefined {
  const [hint, setHint] = useState<{ pin: string; words: string }>();
  useEffect(() => {
    if (!/^[1-9]\d{5}$/.test(pin)) return;
    const leaving = new AbortController();
    const look = async () => {
      try {
        const { places } = await getJson<{ places: PinPlace[] }>(`/pincodes/${pin}`, {
          signal: leaving.signal,
        });
        if (places[0]) onFound(places[0], places.length === 1);
        if (places.length > 1)
          setHint({ pin, words: 'This PIN lies in two places: please check city and state' });
      } catch {
        if (!leaving.signal.aborted)
          setHint({ pin, words: 'We do not know this PIN; please check it. You can still save it.' });
      }
    };
    void look();
    return () => leaving.abort();
    // What to do with a place may be new in every rendering; only the code asks anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pin]);
  return hint?.pin === pin ? hint.words : undefined;
}
