import { dayMs } from '#domain/durations.ts';
import { tooMany } from '#domain/error.ts';
import { OTP_LIMITS, OTP_MESSAGE_KINDS, OTP_WORDS } from '#domain/sign-in/otp.ts';
import type { Ctx } from '#shop/context.ts';
import { tryConsume } from '#shop/rate-limits/consume.ts';

const warnAt = OTP_LIMITS.sendsPerDay * 0.8;
const oncePerHour = [{ count: 1, seconds: 60 * 60 }];

/**
 * Limits how many codes the shop sends in a day. From four fifths of the limit it writes a warning to the log once an hour. Throws
 * too_many.
 */
export async function limitOtpSends(ctx: Ctx): Promise<void> {
  if (!ctx.limits.requests) return;
  const sent = await countSent(ctx);
  if (sent < warnAt) return;
  const isUsedUp = sent >= OTP_LIMITS.sendsPerDay;
  const key = isUsedUp ? 'otp/budget-used-up' : 'otp/budget-low';
  if (await tryConsume(ctx, { key, limits: oncePerHour })) {
    const facts = { sent, budget: OTP_LIMITS.sendsPerDay };
    if (isUsedUp) ctx.log.error(facts, 'the daily budget of one-time codes is used up: no more are sent');
    else
      ctx.log.warn(facts, 'four fifths of the daily budget of one-time codes are used: is somebody pumping?');
  }
  if (isUsedUp) throw tooMany(OTP_WORDS.tooMany, 60 * 60);
}

async function countSent({ db, clock }: Ctx): Promise<number> {
  const { sent } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('kind', 'in', OTP_MESSAGE_KINDS)
    .where('created_at', '>', new Date(clock.now().getTime() - dayMs))
    .executeTakeFirstOrThrow();
  return Number(sent);
}
