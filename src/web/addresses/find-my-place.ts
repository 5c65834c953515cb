import { findState } from '#domain/tax/state.ts';

export const PLACE_WORDS = {
  unsupported: 'Geolocation is not supported by this browser',
  unable: 'Unable to get your location. Please enter address manually.',
  noAddress: 'Failed to get address from location',
  failed: 'Failed to process location',
  found: 'Location detected and address populated',
} as const;

/** The service's terms of fair use allow calls only from the located person's own browser, with their own coordinates. */
const SERVICE =
  import.meta.env.VITE_GEOCODE_URL ?? 'https://api.bigdatacloud.net/data/reverse-geocode-client';

export type MyPlace = { line1: string; city: string; state: string; postal_code: string };

/** Returns the browser's location as an address, after the visitor permits it. Throws an Error whose message is shown to the visitor. */
export async function findMyPlace(): Promise<MyPlace> {
  if (!('geolocation' in navigator)) throw new Error(PLACE_WORDS.unsupported);
  const { coords } = await locate();
  const answer = await askService(coords);
  if (answer.countryCode !== 'IN') throw new Error(PLACE_WORDS.noAddress);
  const {
    locality = '',
    city = '',
    postcode = '',
    principalSubdivision = '',
    principalSubdivisionCode,
  } = answer;
  const state = findState(principalSubdivisionCode ?? '') ?? findState(principalSubdivision);
  return { line1: locality, city: city || locality, state: state?.key ?? '', postal_code: postcode };
}

function locate(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, () => reject(new Error(PLACE_WORDS.unable)), {
      enableHighAccuracy: true,
      timeout: 10_000,
      // The service accepts only current coordinates.
      maximumAge: 0,
    });
  });
}

type ServiceAnswer = Partial<
  Record<
    'countryCode' | 'locality' | 'city' | 'postcode' | 'principalSubdivision' | 'principalSubdivisionCode',
    string
  >
>;

async function askService({ latitude, longitude }: GeolocationCoordinates): Promise<ServiceAnswer> {
  const query = new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    localityLanguage: 'en',
  });
  const response = await fetch(`${SERVICE}?${query}`, { signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  );
  if (!response?.ok) throw new Error(PLACE_WORDS.noAddress);
  try {
    return (await response.json()) as ServiceAnswer;
  } catch (error) {
    throw new Error(PLACE_WORDS.failed, { cause: error });
  }
}
