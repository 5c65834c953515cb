import type { Ctx } from '#shop/context.ts';
import { SHARED_ADDRESS } from '#shop/rate-limits/limit-address.ts';
import { consumeLimit, toNetwork, tryConsume } from '#shop/rate-limits/consume.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { type AccountOwner, isKnownDevice } from '#shop/customers/sessions/known-devices.ts';
import { limitCaller } from './limit-caller.ts';
import { hashToken } from '#shop/token.ts';

const quarterHour = 15 * 60;
const hour = 60 * 60;
/** The tries on one device, for any accounts. */
const perDevice = { count: 20, seconds: quarterHour };
const perAddress = { count: 300, seconds: hour };
/** Devices that have never signed in to an account may together make this many tries an hour at it, and then one every five seconds. */
const free = { count: 20, seconds: hour };
const slow = { count: 1, seconds: 5 };

const message = 'Too many attempts. Please wait before you try again.';
const slowed =
  'Somebody has tried many passwords for this account. Please try again in a few seconds, or use a device you have signed in with before.';

export type Guess = {
  kind: 'login' | 'staff';
  /** The email in lower case; it is counted whether or not it has an account. */
  email: string;
  /** The owner of the account, if there is one. */
  owner: AccountOwner | undefined;
  /** The tries in a quarter of an hour from one address for one account. */
  perAddressAndEmail: number;
};

/**
 * Counts one try of a password. A device that has signed in to this account before is counted separately, so others cannot lock it out.
 * Other devices are counted by device, by address and by address with email; all of them together are slowed down, but they never lock the
 * account. Throws too_many.
 */
export async function limitGuesses(ctx: Ctx, caller: Caller, guess: Guess): Promise<void> {
  const { kind, email, owner, perAddressAndEmail } = guess;
  if (caller.deviceId && owner && (await isKnownDevice(ctx, caller.deviceId, owner))) {
    const device = hashToken(caller.deviceId).toString('base64url');
    return consumeLimit(ctx, { key: `${kind}/known/${device}/${email}`, limits: [perDevice], message });
  }
  await limitCaller(ctx, caller, { name: kind, perDevice, perAddress, message });
  if (caller.address !== SHARED_ADDRESS) {
    const key = `${kind}/at/${toNetwork(caller.address)}/${email}`;
    await consumeLimit(ctx, { key, limits: [{ count: perAddressAndEmail, seconds: quarterHour }], message });
  }
  if (await tryConsume(ctx, { key: `${kind}/free/${email}`, limits: [free] })) return;
  await consumeLimit(ctx, { key: `${kind}/slow/${email}`, limits: [slow], message: slowed });
}
