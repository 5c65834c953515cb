import { withTimeout } from '#platform/with-timeout.ts';
import { dayMs } from '#domain/durations.ts';
import type { CourierPin } from '#domain/shipment/booking.ts';
import type { Ctx } from '#shop/context.ts';
import { remember } from '#shop/remember.ts';
import { tryConsume, toNetwork } from '#shop/rate-limits/consume.ts';
import { SHARED_ADDRESS } from '#shop/rate-limits/limit-address.ts';
import { readCourierPin } from '#shop/pincodes/read-courier-pin.ts';
import { type ConnectedCourier, findCourierPort } from './require-courier.ts';

/** A shopper who checks a PIN code waits no longer than this for a courier. */
const timeoutMs = 1500;
/** The new PIN codes for which one network address may cause a request to the courier: couriers limit requests, or charge for them. */
const perAddress = { count: 60, seconds: 60 * 60 };

/**
 * Returns the connected courier's answer about a PIN code. An answer is used for a day and shared by all processes; a courier that does not
 * answer in time is asked again after five minutes, and until then its last answer counts, as it does for an address over its limit.
 * Returns undefined if only the shop's own rules apply. Never throws because of the courier.
 */
export async function askCourierAboutPin(ctx: Ctx, pin: string): Promise<CourierPin | undefined> {
  const connected = await findCourierPort(ctx);
  if (!connected || connected.pickup.pin === '') return undefined;
  const { settings, port, pickup } = connected;
  const known = await readCourierPin(ctx, { courier: settings, pin });
  if (known && known.askedAt.getTime() > ctx.clock.now().getTime() - dayMs) return known;
  if (!(await mayAsk(ctx))) return known;
  const key = `courier at PIN ${port.gateway} ${pickup.pin} ${pin}`;
  const answered = remember(ctx, key, ['settings'], () => ask(ctx, connected, pin));
  return (await withTimeout(answered, timeoutMs)) ?? known;
}

async function mayAsk(ctx: Ctx): Promise<boolean> {
  const { address } = ctx;
  if (!address || address === SHARED_ADDRESS) return true;
  return tryConsume(ctx, { key: `courier-pin/${toNetwork(address)}`, limits: [perAddress] });
}

/** Asks the courier and stores its answer, even if nobody waits for it any more; undefined if it does not answer. */
async function ask(
  ctx: Ctx,
  { port, pickup, settings }: ConnectedCourier,
  pin: string,
): Promise<CourierPin | undefined> {
  try {
    const answer = await port.rate({ fromPin: pickup.pin, toPin: pin, grams: settings.parcel.grams });
    await store(ctx, { gateway: port.gateway, fromPin: pickup.pin, pin }, answer);
    return answer;
  } catch (error) {
    ctx.log.warn({ err: error, pin }, 'the courier did not say whether it delivers to a PIN code');
    return undefined;
  }
}

type Key = { gateway: string; fromPin: string; pin: string };

async function store({ db, clock }: Ctx, { gateway, fromPin, pin }: Key, answer: CourierPin): Promise<void> {
  const { isServed, takesCash, days, chargePaise } = answer;
  const values = {
    is_served: isServed,
    takes_cash: takesCash,
    days,
    charge_paise: chargePaise,
    asked_at: clock.now(),
  };
  await db
    .insertInto('courier_pins')
    .values({ gateway, from_pin: fromPin, pin, ...values })
    .onConflict((conflict) => conflict.columns(['gateway', 'from_pin', 'pin']).doUpdateSet(values))
    .execute();
}
