import { useEffect, useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { PIN_PATTERN } from '#domain/customer/pin-code.ts';
import { listPlaces, type PinPlace } from '#domain/customer/fill-from-pin.ts';
import * as words from './words.ts';

/**
 * Looks up a PIN code once it is typed completely and passes its places to `onFound`. Returns a sentence when the shopper should check the
 * code: an unknown code only warns.
 */
export function usePlaceOfPin(
  typed: string | number | undefined,
  onFound: (places: [PinPlace, ...PinPlace[]]) => void,
): string | undefined {
  const pin = String(typed ?? '').replaceAll(/\s/g, '');
  const [hint, setHint] = useState<{ pin: string; text: string }>();
  useEffect(() => {
    if (!PIN_PATTERN.test(pin)) return;
    const leaving = new AbortController();
    const look = async () => {
      try {
        const answer = await callApi('GET /pincodes/{pin}', { params: { pin }, signal: leaving.signal });
        const [first, ...others] = listPlaces(answer.places);
        if (first) onFound([first, ...others]);
        if (others.length > 0) setHint({ pin, text: words.pinOfSeveral });
      } catch (error) {
        // Without a response, nothing is known about the code.
        if (error instanceof ApiError && error.status === 404) setHint({ pin, text: words.pinUnknown });
      }
    };
    void look();
    return () => leaving.abort();
    // `onFound` may be new in every rendering; only a new code starts a lookup.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pin]);
  return hint?.pin === pin ? hint.text : undefined;
}
