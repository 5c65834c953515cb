import type { Ctx } from '#shop/context.ts';
import { limitAddress } from '#shop/rate-limits/limit-address.ts';
import { type RateLimit, consumeLimit } from '#shop/rate-limits/consume.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { isTrustedDevice } from '#shop/customers/sessions/known-devices.ts';
import { hashToken } from '#shop/token.ts';

export type LimitCaller = {
  name: string;
  perDevice: RateLimit;
  perAddress: RateLimit;
  message: string;
};

/**
 * Counts one action of a caller against a tight limit for their device and a wide one for their address, because a mobile network puts
 * thousands behind one address. A device that is trusted (`isTrustedDevice`) is not limited by its address. Throws too_many.
 */
export async function limitCaller(
  ctx: Ctx,
  { address, deviceId }: Caller,
  { name, perDevice, perAddress, message }: LimitCaller,
): Promise<void> {
  if (deviceId) {
    const key = `${name}/device/${hashToken(deviceId).toString('base64url')}`;
    await consumeLimit(ctx, { key, limits: [perDevice], message });
  }
  if (await isTrustedDevice(ctx, deviceId)) return;
  await limitAddress(ctx, address, { name: `${name}/from`, limits: [perAddress], message });
}
