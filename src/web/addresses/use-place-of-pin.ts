import { useEffect, useState } from 'react';
import { callApi } from '#web/api-client.ts';
import { listPlaces, type PinPlace } from '#domain/customer/fill-from-pin.ts';

type Looking = {
  /** The step that the shopper can take despite an unknown code, such as `save it`. */
  still: string;
  /** Receives each of the places once. */
  onFound: (places: [PinPlace, ...PinPlace[]]) => void;
};

/**
 * Looks up a PIN code once it is typed completely and passes its places to `onFound`. Returns a sentence when the shopper should check the
 * code: an unknown code only warns.
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
        const answer = await callApi('GET /pincodes/{pin}', { params: { pin }, signal: leaving.signal });
        const [first, ...others] = listPlaces(answer.places);
        if (first) onFound([first, ...others]);
        if (others.length > 0)
          setHint({ pin, words: 'This PIN lies in more than one place: please check city and state' });
      } catch {
        if (!leaving.signal.aborted)
          setHint({ pin, words: `We do not know this PIN; please check it. You can still ${still}.` });
      }
    };
    void look();
    return () => leaving.abort();
    // `onFound` may be new in every rendering; only a new code starts a lookup.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pin]);
  return hint?.pin === pin ? hint.words : undefined;
}
