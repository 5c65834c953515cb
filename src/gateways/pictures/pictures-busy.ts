import { type ShopError, unavailable } from '#domain/error.ts';

/** Returns the refusal of a picture for which the queue has no place. */
export function picturesBusy(): ShopError {
  return unavailable(
    'pictures.busy',
    'Many photos arrive at the moment. Please send this one again in a minute.',
  );
}
