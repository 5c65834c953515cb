import { createHmac } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Fetch } from '../../call-supplier.ts';
import { readControls } from './controls.ts';
import { authorise } from './payments.ts';
import { finishRefund } from './refunds.ts';
import type { SandboxTables } from './store.ts';
import { secondsFromNow, type World } from './world.ts';

export type Receiver = { webhookUrl: () => string; webhookSecret: string; fetch: Fetch; signal: AbortSignal };
type Delivery = Selectable<SandboxTables['deliveries']>;

// The vendor's time limits for one delivery, and for all its retries. https://razorpay.com/docs/webhooks/
const ANSWER_WITHIN_MS = 5_000;
const GIVE_UP_AFTER_SECONDS = 24 * 3600;
// Shorter than the vendor's pauses, so that a person at a demo sees the next retry.
const LONGEST_PAUSE_SECONDS = 10;
// How long a claimed delivery belongs to the process that claimed it; if that is killed, the next process sends it.
const LEASE_SECONDS = 8;
const AT_ONCE = 16;

/** Processes everything that is due (banks that answer late, refunds, webhooks) and returns how many items it processed. */
export async function runDue(world: World, receiver: Receiver): Promise<number> {
  let done = 0;
  while (await takeStep(world)) done += 1;
  const claimed = await claimDeliveries(world);
  await Promise.all(shuffle(world, claimed).map((delivery) => deliver(world, receiver, delivery)));
  return done + claimed.length;
}

export async function isAnythingPending({ db }: World): Promise<boolean> {
  const isPending = sql<boolean>`exists(${db.selectFrom('later').select('id')})
    or exists(${db.selectFrom('deliveries').select('event_id').where('done_at', 'is', null)})`;
  const row = await db.selectNoFrom(isPending.as('pending')).executeTakeFirstOrThrow();
  return row.pending;
}

async function takeStep(world: World): Promise<boolean> {
  return world.db.transaction().execute(async (trx) => {
    const step = await trx
      .selectFrom('later')
      .selectAll()
      .where('due_at', '<=', world.clock.now())
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!step) return false;
    await trx.deleteFrom('later').where('id', '=', step.id).execute();
    const scope = { world, trx };
    if (step.step === 'settle') await authorise(scope, step.entity_id);
    else await finishRefund(scope, step.entity_id, step.step === 'process_refund' ? 'processed' : 'failed');
    return true;
  });
}

async function claimDeliveries(world: World): Promise<Delivery[]> {
  const { webhooks } = await readControls(world.db);
  if (webhooks !== 'on') return [];
  const due = world.db
    .selectFrom('deliveries')
    .select('event_id')
    .where('done_at', 'is', null)
    .where('due_at', '<=', world.clock.now())
    .orderBy('due_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked();
  return world.db
    .updateTable('deliveries')
    .set((set) => ({ attempts: set('attempts', '+', 1), due_at: secondsFromNow(world, LEASE_SECONDS) }))
    .where('event_id', 'in', due)
    .returningAll()
    .execute();
}

async function deliver(world: World, receiver: Receiver, delivery: Delivery): Promise<void> {
  const tries = Array.from({ length: delivery.copies }, () => post(receiver, delivery));
  const problem = (await Promise.all(tries)).find((result) => result !== undefined);
  const now = world.clock.now();
  const ageSeconds = (now.getTime() - delivery.created_at.getTime()) / 1000;
  const isOver = problem === undefined || ageSeconds > GIVE_UP_AFTER_SECONDS;
  const pause = Math.min(2 ** (delivery.attempts - 1), LONGEST_PAUSE_SECONDS);
  if (problem !== undefined) {
    const { event, event_id: eventId, attempts } = delivery;
    world.log.debug({ event, eventId, attempts, problem }, 'The sandbox could not deliver a webhook');
  }
  await world.db
    .updateTable('deliveries')
    .set(isOver ? { done_at: now } : { due_at: secondsFromNow(world, pause) })
    .where('event_id', '=', delivery.event_id)
    .execute();
}

/** Returns what failed, or undefined. */
async function post(receiver: Receiver, { body, event_id }: Delivery): Promise<string | undefined> {
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Razorpay-Webhook/v1',
    'x-razorpay-event-id': event_id,
    'x-razorpay-signature': createHmac('sha256', receiver.webhookSecret).update(body).digest('hex'),
  };
  const signal = AbortSignal.any([receiver.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
  try {
    const response = await receiver.fetch(receiver.webhookUrl(), { method: 'POST', headers, body, signal });
    await response.body?.cancel();
    return response.ok ? undefined : `answered ${response.status}`;
  } catch (error) {
    return String(error);
  }
}

// Deliveries are shuffled, because the vendor promises no order.
function shuffle<Item>({ randomBytes }: World, items: Item[]): Item[] {
  const keys = randomBytes(items.length);
  return items
    .map((item, place) => ({ item, key: keys[place] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
