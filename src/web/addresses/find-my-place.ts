import { isRecord } from '#contract/api-error.ts';
import { findState } from '#domain/tax/state.ts';
import * as words from './words.ts';

/** The service's terms of fair use allow calls only from the located person's own browser, with their own coordinates. */
const SERVICE =
  import.meta.env.VITE_GEOCODE_URL ?? 'https://api.bigdatacloud.net/data/reverse-geocode-client';

export type MyPlace = { line1: string; city: string; state: string; postal_code: string };

/** Returns the browser's location as an address, after the visitor permits it. Throws an Error whose message is shown to the visitor. */
export async function findMyPlace(): Promise<MyPlace> {
  if (!('geolocation' in navigator)) throw new Error(words.locateUnsupported);
  const { coords } = await locate();
  const answer = await askService(coords);
  if (answer.countryCode !== 'IN') throw new Error(words.locateNoAddress);
  const locality = toText(answer.locality);
  const state =
    findState(toText(answer.principalSubdivisionCode)) ?? findState(toText(answer.principalSubdivision));
  return {
    line1: locality,
    city: toText(answer.city) || locality,
    state: state?.key ?? '',
    postal_code: toText(answer.postcode),
  };
}

function locate(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, () => reject(new Error(words.locateRefused)), {
      enableHighAccuracy: true,
      timeout: 10_000,
      // The service accepts only current coordinates.
      maximumAge: 0,
    });
  });
}

async function askService({ latitude, longitude }: GeolocationCoordinates): Promise<Record<string, unknown>> {
  const query = new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    localityLanguage: 'en',
  });
  const response = await fetch(`${SERVICE}?${query}`, { signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  );
  if (!response?.ok) throw new Error(words.locateNoAddress);
  const answer: unknown = await response.json().catch((error: unknown) => {
    throw new Error(words.locateFailed, { cause: error });
  });
  if (!isRecord(answer)) throw new Error(words.locateFailed);
  return answer;
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
