import { audit } from '#test/auditor.ts';
import { countAnswers, sendWebhook } from '#test/buy.ts';
import type { TestShop } from '#test/open-shop.ts';
import { askUntilAnswered, differs, inAShop } from '#test/scorecard/in-a-shop.ts';
import { orderOnline, paidOnce, readEffects, toWebhook } from './online-order.ts';
import type { Trial } from '#test/scorecard/trial.ts';

const bursts = 5;
const atOnce = 20;

/** K4: one webhook, sent a hundred times, twenty at a time, and handled by several workers, has the effects of one. */
export function run(deliveries: number): Promise<Trial> {
  return inAShop(async (shop) => {
    const failures: string[] = [];
    let trials = 0;
    for (let round = 0; trials < deliveries; round += 1) {
      failures.push(...(await deliverOften(shop, round)));
      trials += bursts * atOnce;
    }
    failures.push(...(await audit(shop)));
    return { trials, failures, note: 'every other round each delivery bears its own event id' };
  });
}

async function deliverOften(shop: TestShop, round: number): Promise<string[]> {
  const order = await orderOnline(shop);
  const body = toWebhook(order, `pay_ROUND${String(round).padStart(9, '0')}`);
  const failures: string[] = [];
  for (let burst = 0; burst < bursts; burst += 1) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, copy) => {
        const eventId = round % 2 === 0 ? `evt_${round}` : `evt_${round}_${burst}_${copy}`;
        return askUntilAnswered(() => sendWebhook(shop, body, { eventId }));
      }),
    );
    failures.push(...differs(`round ${round}, answers`, await countAnswers(answers), { '200': atOnce }));
    await Promise.all([shop.drainJobs(), shop.drainJobs(), shop.drainJobs()]);
  }
  return [...failures, ...differs(`round ${round}`, await readEffects(shop, order.id), paidOnce)];
}
