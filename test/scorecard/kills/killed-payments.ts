import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { audit } from '#test/auditor.ts';
import type { Paid } from '../../../e2e/support/api-buyer.ts';
import { type KillPoint, killPoints } from './kill-points.ts';
import { paidOnce, readEffects } from '#test/scorecard/money/online-order.ts';
import { type TrappedProgram, openTrappedProgram } from './trapped-program.ts';
import type { Trial } from '#test/scorecard/trial.ts';

const convergesWithinMs = 60_000;
const caughtWithinMs = 30_000;

/**
 * K3: SIGKILL at each of the fourteen points of a payment; within a minute after the restart, all captured money is an order or a refund.
 */
export async function run(kills: number): Promise<Trial> {
  const rounds = Math.ceil(kills / killPoints.length);
  const failures: string[] = [];
  const tookMs: number[] = [];

  // Each has its own program, because starting it takes most of the time.
  async function killAll(points: KillPoint[]): Promise<void> {
    const shop = await openTrappedProgram();
    try {
      for (let round = 0; round < rounds; round += 1)
        for (const [index, point] of points.entries()) {
          const where = `${point.name} (${point.what}), round ${round}`;
          const outcome = await killAt(shop, point, { isKilledTwice: (round + index) % 5 === 2 }).catch(
            String,
          );
          if (typeof outcome === 'number') tookMs.push(outcome);
          else failures.push(`${where}: ${outcome}`);
          failures.push(...(await audit(shop.books)).map((violation) => `${where}: ${violation}`));
        }
    } finally {
      await shop.close();
    }
  }

  await Promise.all([0, 1].map((lane) => killAll(killPoints.filter((_, index) => index % 2 === lane))));
  const slowest = (Math.max(...tookMs) / 1000).toFixed(1);
  const note = `${killPoints.length} points, settled at most ${slowest} s after the restart`;
  return { trials: rounds * killPoints.length, failures, note };
}

/** Returns the milliseconds from the restart until the payment was consistent, or a description of the inconsistency. */
async function killAt(
  shop: TrappedProgram,
  point: KillPoint,
  { isKilledTwice }: { isKilledTwice: boolean },
): Promise<number | string> {
  const key = randomUUID();
  const goOn = await bringTo(shop, point, key);
  await shop.kill();
  await shop.start();
  if (isKilledTwice) {
    await sleep(Math.random() * 300);
    await shop.kill();
    await shop.start();
  }
  const started = performance.now();
  const orderId = await goOn();
  for (;;) {
    const tookMs = performance.now() - started;
    const seen = JSON.stringify([await readEffects(shop.books, orderId), await findLostMoney(shop)]);
    if (seen === JSON.stringify([paidOnce, []])) return tookMs;
    if (tookMs > convergesWithinMs) return seen;
    await sleep(50);
  }
}

/** Runs into the trap; returns a function that continues after the restart with the steps that the customer still has to do. */
async function bringTo(shop: TrappedProgram, point: KillPoint, key: string): Promise<() => Promise<string>> {
  const { buyer, product } = shop;
  await shop.steer({ webhooks: point.during === 'webhook' ? 'on' : 'off' });
  if (point.during === 'placing') {
    await isCaught(shop, point, () => buyer.place(product, key));
    return async () => payAfterwards(shop, (await buyer.place(product, key)).id);
  }
  const { id } = await buyer.place(product, key);
  if (point.during === 'opening') {
    await isCaught(shop, point, () => buyer.open(id));
    return () => payAfterwards(shop, id);
  }
  const { razorpay_order_id } = await buyer.open(id);
  if (point.during === 'webhook') {
    await isCaught(shop, point, () => buyer.pay(razorpay_order_id, 'success@razorpay'));
    if (point.name === 'P11') await isDelivered(shop);
    return async () => ((await isCaptured(shop, razorpay_order_id)) ? id : payAfterwards(shop, id));
  }
  const paid = await buyer.pay(razorpay_order_id, 'quiet@razorpay');
  await isCaught(shop, point, () => (point.during === 'sweep' ? restart(shop) : verify(shop, id, paid)));
  return async () => id;
}

async function isCaught(
  { line }: TrappedProgram,
  { trap }: KillPoint,
  drive: () => Promise<unknown>,
): Promise<void> {
  const caught = line.set(trap);
  // The request gets no response: the process that would send it is caught, or was killed before.
  void drive().catch(() => {});
  const late = sleep(caughtWithinMs, 'late', { ref: false });
  if ((await Promise.race([caught, late])) === 'late') throw new Error('the point was not reached');
}

async function restart(shop: TrappedProgram): Promise<void> {
  await shop.kill();
  await shop.start();
}

function verify({ buyer }: TrappedProgram, orderId: string, paid: Paid): Promise<unknown> {
  return buyer.verify(orderId, paid);
}

/** Pays like a customer after a reload. */
async function payAfterwards({ buyer }: TrappedProgram, orderId: string): Promise<string> {
  const { razorpay_order_id } = await buyer.open(orderId);
  await buyer.verify(orderId, await buyer.pay(razorpay_order_id, 'quiet@razorpay'));
  return orderId;
}

/** Waits until Razorpay has received a 2xx for every webhook. */
async function isDelivered({ books }: TrappedProgram): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < caughtWithinMs) {
    const { rows } = await sql`select 1 from sandbox_razorpay.deliveries where done_at is null`.execute(
      books.db,
    );
    if (rows.length === 0) return;
    await sleep(10);
  }
  throw new Error('a webhook was not taken');
}

/** Returns whether the buyer could pay: a retried webhook of the previous payment may have triggered the trap. */
async function isCaptured({ books }: TrappedProgram, gatewayOrderId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sandbox_razorpay.payments
     where document ->> 'order_id' = ${gatewayOrderId} and document ->> 'status' = 'captured'`.execute(
    books.db,
  );
  return rows.length > 0;
}

/** Returns captured payments that are neither a paid order nor a refund, according to the sandbox's books, which survive every kill. */
async function findLostMoney({ books }: TrappedProgram): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from sandbox_razorpay.payments b
     where b.document ->> 'status' in ('captured', 'refunded')
       and not exists (select 1 from payments p join orders o on o.id = p.order_id
                        where p.gateway_payment_id = b.id and p.status = 'captured'
                          and (o.paid_by = p.id or exists (select 1 from refunds r where r.payment_id = p.id)))`.execute(
    books.db,
  );
  return rows.map(({ id }) => id);
}
