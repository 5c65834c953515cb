import { type ShopError, unavailable } from '#domain/error.ts';

const sentence = 'Many people are in the shop right now. Please try again in a few seconds.';

/** Returns the refusal of work when the queue is full: unavailable `shop.busy`. */
export function shopBusy(): ShopError {
  return unavailable('shop.busy', sentence);
}
