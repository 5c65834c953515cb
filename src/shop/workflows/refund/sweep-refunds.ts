import { sql } from 'kysely';
import { minuteMs } from '#domain/durations.ts';
import type { RazorpayRefund } from '#domain/payment/payment.ts';
import type { Ctx } from '#shop/context.ts';
import { applyRefunds } from '#shop/workflows/confirm-payment/fetch-payments.ts';
import { isDueQuestion, noteQuestion, readLastQuestion } from '#shop/payments/gateway-questions.ts';
import { sendOwedRefund } from './send-owed-refund.ts';

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;
/** Razorpay accepts refunds of a payment for half a year. */
const longestDays = 185;
/** Covers more than the time for which Razorpay retries a webhook. */
const usualDays = 3;
/** The lookups of refunds that were made at Razorpay, with the subject under which the time of the last one is stored. */
const looks = {
  usual: { subject: 'refunds made at the gateway', minutes: hourMinutes },
  long: { subject: 'refunds made at the gateway, all of them', minutes: dayMinutes },
};

/**
 * Asks Razorpay every hour about each refund that is not finished: its job gives up after half an hour, and a webhook may be lost. A refund
 * that Razorpay never received is sent again, under the same key. Also checks every hour the refunds of the last three days for
 * gateway-initiated ones and for failed ones that the bank paid after all; once a day and at every start it checks as far back as refunds
 * are possible. Safe to repeat.
 */
export async function sweepRefunds(ctx: Ctx, { isStart }: { isStart: boolean }): Promise<void> {
  for (const { id } of await findUnfinished(ctx)) {
    await noteQuestion(ctx, id);
    await sendOwedRefund(ctx, id).catch((error: Error) =>
      ctx.log.warn({ refundId: id, error: error.message }, 'could not ask about a refund'),
    );
  }
  await applyGatewayRefunds(ctx, isStart).catch((error: Error) =>
    ctx.log.warn({ error: error.message }, 'could not look for refunds made at the gateway'),
  );
}

function findUnfinished(ctx: Ctx): Promise<{ id: string }[]> {
  const isDue = isDueQuestion(ctx, {
    subject: sql`refunds.id`,
    since: sql`refunds.created_at`,
    minutes: sql`${hourMinutes}`,
  });
  return ctx.db
    .selectFrom('refunds')
    .select('id')
    .where('status', 'in', ['due', 'pending'])
    .where(isDue)
    .orderBy('created_at')
    .execute();
}

/** Looks at Razorpay for refunds that were made or paid there, when it is time to, and applies them. */
async function applyGatewayRefunds(ctx: Ctx, isStart: boolean): Promise<void> {
  if (!ctx.razorpay) return;
  const now = ctx.clock.now();
  const isLong = isStart || (await isLookDue(ctx, looks.long));
  if (!isLong && !(await isLookDue(ctx, looks.usual))) return;
  const days = isLong ? longestDays : usualDays;
  const made = await ctx.razorpay.listRefundsSince(new Date(now.getTime() - days * dayMinutes * minuteMs));
  const news = await pickNews(ctx, made);
  for (const [paymentId, refunds] of Map.groupBy(news, (refund) => refund.payment_id)) {
    await applyRefunds(ctx, paymentId, refunds).catch((error: Error) =>
      ctx.log.warn({ gatewayPaymentId: paymentId, error: error.message }, 'could not apply a refund'),
    );
  }
  // A lookup that Razorpay did not answer is not recorded, so that the next minute tries again. A long lookup includes the usual one.
  for (const { subject } of isLong ? [looks.long, looks.usual] : [looks.usual])
    await noteQuestion(ctx, subject, now);
}

/** Returns whether an hour or day by the clock, in UTC, ended since the last look. */
async function isLookDue(
  ctx: Ctx,
  { subject, minutes }: (typeof looks)[keyof typeof looks],
): Promise<boolean> {
  const countPeriods = (moment: Date) => Math.floor(moment.getTime() / minuteMs / minutes);
  const last = await readLastQuestion(ctx, subject);
  return !last || countPeriods(ctx.clock.now()) > countPeriods(last);
}

/**
 * Returns the refunds of known payments that the shop does not know, or does not know to be paid. The bank may still pay a refund that had
 * failed. The account at Razorpay may serve other shops too.
 */
async function pickNews({ db }: Ctx, made: RazorpayRefund[]): Promise<RazorpayRefund[]> {
  const payments = await db
    .selectFrom('payments')
    .select('gateway_payment_id')
    .where(sql<boolean>`gateway_payment_id = any(${made.map(({ payment_id }) => payment_id)})`)
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['gateway_refund_id', 'status'])
    .where(sql<boolean>`gateway_refund_id = any(${made.map(({ id }) => id)})`)
    .execute();
  const ours = new Set(payments.map((payment) => payment.gateway_payment_id));
  const known = new Set(refunds.map((refund) => refund.gateway_refund_id));
  const paid = new Set(
    refunds.filter(({ status }) => status === 'processed').map((refund) => refund.gateway_refund_id),
  );
  return made.filter(
    ({ id, payment_id, status }) => ours.has(payment_id) && !(status === 'processed' ? paid : known).has(id),
  );
}
