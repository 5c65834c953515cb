import { minuteMs } from '#domain/durations.ts';
import { sweepPayments } from '#shop/workflows/confirm-payment/sweep-payments.ts';
import { audit } from '#test/auditor.ts';
import { payAtGateway, post } from '#test/buy.ts';
import type { TestShop } from '#test/open-shop.ts';
import { differs, inAShop } from '#test/scorecard/in-a-shop.ts';
import { type OnlineOrder, orderOnline, readEffects } from './online-order.ts';
import type { Trial } from '#test/scorecard/trial.ts';

/** The reconciler checks payments that are older than fifteen minutes, and it runs every minute. */
const withinMinutes = 20;

const many = 30;
const manyAbandoned = 220;

/** How a payment succeeded without webhook and browser, and its expected result. */
const ways: { vpa: string; cancels?: boolean; becomes: 'paid' | 'refunded' }[] = [
  { vpa: 'silent@razorpay', becomes: 'paid' },
  { vpa: 'manual@razorpay', becomes: 'paid' },
  { vpa: 'silent@razorpay', cancels: true, becomes: 'refunded' },
];

/** K6: with every webhook lost and every browser closed, each captured payment is an order or a refund within twenty minutes. */
export function run(payments: number): Promise<Trial> {
  return inAShop(async (shop) => {
    // For days the reconciler also checks carts that were abandoned at the payment; they must not delay the others, however many they are.
    await abandon(shop, payments < many ? payments : Math.max(payments, manyAbandoned));
    const paid: Paid[] = [];
    for (let trial = 0; trial < payments; trial += 1) {
      const way = ways[trial % ways.length]!;
      paid.push({ way, order: await payUnseen(shop, way) });
      if (trial % 10 === 9) await letMinutePass(shop);
    }
    for (let minute = 0; minute < withinMinutes; minute += 1) await letMinutePass(shop);
    await shop.drainJobs();
    const failures = await Promise.all(paid.map((each, trial) => check(shop, each, trial)));
    return { trials: payments, failures: [...failures.flat(), ...(await audit(shop))] };
  });
}

type Paid = { way: (typeof ways)[number]; order: OnlineOrder };

async function abandon(shop: TestShop, count: number): Promise<void> {
  for (let one = 0; one < count; one += 1) await orderOnline(shop);
  shop.clock.advance(40 * minuteMs);
  await shop.drainJobs();
}

async function payUnseen(shop: TestShop, { vpa, cancels }: Paid['way']): Promise<OnlineOrder> {
  const order = await orderOnline(shop);
  await payAtGateway(shop, order.gatewayOrderId, { vpa });
  if (cancels) await post(shop, `/orders/${order.id}/cancellation`, { as: order.as, body: {} });
  return order;
}

/** Advances the shop's clock by one scheduled sweep: a minute. */
async function letMinutePass(shop: TestShop): Promise<void> {
  shop.clock.advance(minuteMs);
  await sweepPayments(shop.as({ kind: 'system' }));
}

async function check(shop: TestShop, { way, order }: Paid, trial: number): Promise<string[]> {
  const { paid, refunds } = await readEffects(shop, order.id);
  const bank = await shop.ctx.razorpay.listPayments(order.gatewayOrderId);
  const sentBack = bank.reduce((sum, payment) => sum + (payment.amount_refunded ?? 0), 0);
  const seen = { paid, refunds, sentBack };
  const wanted =
    way.becomes === 'paid'
      ? { paid: 'completed', refunds: 0, sentBack: 0 }
      : { paid: 'pending', refunds: 1, sentBack: order.amount };
  return differs(`payment ${trial} (${way.vpa}, ${way.becomes})`, seen, wanted);
}
