import type { Ctx } from '#shop/context.ts';
import { limitAddress } from '#shop/limits/limit-address.ts';
import { type TurnLimit, takeTurn } from '#shop/limits/consume.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { isKnownDevice } from '#shop/customers/sessions/known-devices.ts';
import { hashToken } from '#shop/customers/sessions/token.ts';

export type LimitCaller = {
  name: string;
  perDevice: TurnLimit;
  perAddress: TurnLimit;
  message: string;
};

/**
 * Counts one act of a caller: tightly for their device, widely for their address, behind which a mobile network puts thousands. A device
 * that has signed in before is not stopped by what others do at its address. Throws too_many.
 */
export async function limitCaller(
  ctx: Ctx,
  { address, deviceId }: Caller,
  { name, perDevice, perAddress, message }: LimitCaller,
): Promise<void> {
  if (deviceId) {
    const key = `${name}/device/${hashToken(deviceId).toString('base64url')}`;
    await takeTurn(ctx, { key, limits: [perDevice], message });
  }
  if (await isKnownDevice(ctx, deviceId)) return;
  await limitAddress(ctx, address, { name: `${name}/from`, limits: [perAddress], message });
}
