import { applyWebhook } from '#shop/workflows/confirm-payment/apply-webhook.ts';
import { audit } from '#test/auditor.ts';
import { payAtGateway, post, sendWebhook } from '#test/buy.ts';
import type { TestShop } from '#test/open-shop.ts';
import { differs, inAShop } from '#test/scorecard/in-a-shop.ts';
import { orderOnline, paidOnce, readEffects, toWebhook } from './online-order.ts';
import type { Trial } from '#test/scorecard/trial.ts';

const facts = ['verify', 'payment.authorized', 'payment.captured', 'order.paid', 'payment.failed'];

/** K5: browser and webhooks report one payment, in every order and with repeats, and the final state is the same. */
export function run(histories: number): Promise<Trial> {
  return inAShop(async (shop) => {
    const orderings = permutations(facts);
    const failures: string[] = [];
    for (let trial = 0; trial < histories; trial += 1) {
      const ordering = orderings[trial % orderings.length]!;
      const pass = Math.floor(trial / orderings.length);
      failures.push(...(await tell(shop, repeatSome(ordering, trial, pass), trial)));
    }
    // Runs the jobs that are still in the queue.
    await shop.drainJobs();
    failures.push(...(await audit(shop)));
    return { trials: histories, failures, note: `${orderings.length} orderings` };
  });
}

/** Repeats one fact, more of them in later passes, at other positions each time. */
function repeatSome(ordering: string[], trial: number, pass: number): string[] {
  const history = [...ordering];
  for (let copy = 0; copy <= pass; copy += 1) {
    const fact = ordering[(trial + copy * 3) % ordering.length]!;
    history.splice((trial * 7 + copy * 5) % (history.length + 1), 0, fact);
  }
  return history;
}

async function tell(shop: TestShop, history: string[], trial: number): Promise<string[]> {
  const order = await orderOnline(shop);
  const paid = await payAtGateway(shop, order.gatewayOrderId, { vpa: 'quiet@razorpay' });
  for (const [step, fact] of history.entries()) {
    if (fact === 'verify') {
      await post(shop, '/payment/verify', { as: order.as, body: { order_id: order.id, ...paid } });
      continue;
    }
    // A repeated fact may arrive under its old event id or under a new one.
    const eventId = `evt_${trial}_${fact}_${step % 2}`;
    await sendWebhook(shop, toWebhook(order, paid.razorpay_payment_id, fact), { eventId });
    await applyWebhook(shop.as({ kind: 'system' }), eventId);
  }
  return differs(history.join(', '), await readEffects(shop, order.id), paidOnce);
}

function permutations<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
