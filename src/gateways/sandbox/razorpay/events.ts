import type { Order, Payment, PaymentLink, Refund } from './entities.ts';
import { newGatewayId, toUnixSeconds } from './entities.ts';
import { readControls } from './controls.ts';
import type { Scope } from './world.ts';

type Subject = { order?: Order; payment?: Payment; refund?: Refund; payment_link?: PaymentLink };
/** How the shop hears of a payment: by so many copies of each webhook, or by none. */
export type Loudness = { isQuiet: boolean; copies: number };

/** Records an event to be delivered, with a snapshot of its entities, in the transaction that caused it. */
export async function recordEvent(
  { world, trx }: Scope,
  event: string,
  subject: Subject,
  { isQuiet, copies }: Loudness,
): Promise<void> {
  const { webhooks } = await readControls(trx);
  if (isQuiet || webhooks === 'off') return;
  const now = world.clock.now();
  const payload = Object.fromEntries(Object.entries(subject).map(([name, entity]) => [name, { entity }]));
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_SandboxHaat001',
    event,
    contains: Object.keys(payload),
    payload,
    created_at: toUnixSeconds(now),
  });
  const row = { event_id: newGatewayId('evt', world.randomBytes).replace('evt_', ''), event, body, copies };
  await trx
    .insertInto('deliveries')
    .values({ ...row, created_at: now, due_at: now, attempts: 0, done_at: null })
    .execute();
}
