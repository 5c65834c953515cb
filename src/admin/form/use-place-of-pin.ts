import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import { PIN_PATTERN } from '#domain/customer/pin-code.ts';
import { type PinPlace, fillPlace, listPlaces } from '#domain/customer/fill-from-pin.ts';
import { callAdmin } from '#admin/call-admin.ts';

type Place = { city: string; state: string };

/** Fills in the place of a typed PIN code, and returns a message if the code is unknown or covers several places. */
export function usePlaceOfPin(
  { city, state, postal_code }: Place & { postal_code: string },
  onChange: (changed: Partial<PinPlace>) => void,
): string | undefined {
  const pin = postal_code.replaceAll(/\s/g, '');
  const first = useRef(pin);
  // A new PIN replaces the existing town and State, until the person types others.
  const filled = useRef<Partial<Place>>({ city, state });
  const { data, error } = useQuery<Answer<'GET /pincodes/{pin}'>, ApiError>({
    queryKey: ['pin', pin],
    queryFn: ({ signal }) => callAdmin('GET /pincodes/{pin}', { params: { pin }, signal }),
    enabled: PIN_PATTERN.test(pin),
  });
  const [place, ...others] = listPlaces(data?.places ?? []);
  useEffect(() => {
    // The existing address stays untouched until its PIN changes.
    if (!place || pin === first.current) return;
    first.current = '';
    const change = fillPlace({ city, state }, [place, ...others], filled.current as Partial<PinPlace>);
    filled.current = { ...filled.current, ...change };
    onChange(change);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data]);
  // Without a response, nothing is known about the code.
  if (error?.status === 404) return 'We do not know this PIN. Please check it.';
  if (others.length > 0) return 'This PIN covers more than one place. Please check town and State.';
  return undefined;
}
