import type { Channel } from '#shop/ports.ts';

const BEGINNING = 'the shop has no provider for ';

/** A LIKE pattern for the failures of messages that were given up because their channel is off. */
export const NO_PROVIDER = `${BEGINNING}%`;

/** Returns the failure of a message whose channel is off, because the shop has no provider for it. */
export function noProviderFor(channel: Channel): string {
  return BEGINNING + channel;
}
