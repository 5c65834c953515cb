import { useEffect, useState } from 'react';
import type { StateKey } from '#domain/state.ts';
import { getJson } from '#web/api-client.ts';

type PinPlace = { city: string; state: StateKey };

type Looking = {
  /** What can be done all the same while nobody knows the code, such as `save it`. */
  still: string;
  /** `isOnly` while the code lies in one place alone. */
  onFound: (place: PinPlace, isOnly: boolean) => void;
};

/**
 * Looks up a PIN code as it is typed, once it is complete, and hands over its place. Answers a sentence where the shopper has to look
 * twice: an unknown code only warns.
 */
export function usePlaceOfPin(
  typed: string | number | undefined,
  { still, onFound }: Looking,
): string | undefined {
  const pin = String(typed ?? '').replaceAll(/\s/g, '');
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
          setHint({ pin, words: `We do not know this PIN; please check it. You can still ${still}.` });
      }
    };
    void look();
    return () => leaving.abort();
    // What to do with a place may be new in every rendering; only the code asks anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pin]);
  return hint?.pin === pin ? hint.words : undefined;
}
