import { sql } from 'kysely';
import { z } from 'zod';
import {
  newBankReference,
  newGatewayId,
  toCollection,
  toUnixSeconds,
  type Collection,
  type Payment,
  type Refund,
} from './entities.ts';
import { recordEvent } from './events.ts';
import { NotesInput, parseVendorInput } from './orders.ts';
import { lockPayment, savePayment, toLoudness } from './payments.ts';
import type { SandboxDb } from './store.ts';
import { badRequest, keyInUse, unknownId } from './vendor-error.ts';
import { secondsFromNow, type Scope, type World } from './world.ts';

const AskRefund = z.object({
  amount: z.int('The amount must be an integer.').min(100, 'The amount must be at least INR 1.00').optional(),
  speed: z.enum(['normal', 'optimum']).default('normal'),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').nullish(),
  notes: NotesInput,
});
type AskRefund = z.infer<typeof AskRefund>;

// Real banks take days; two seconds are enough to see a refund as pending.
const PROCESSED_AFTER_SECONDS = 2;

type Asked = { key: string | undefined; input: unknown; fails: boolean };

/** Refunds a payment; the same key with the same body returns the same refund, with another body it throws a 409. */
export async function refundPayment(world: World, paymentId: string, asked: Asked): Promise<Refund> {
  const { key, fails } = asked;
  if (key !== undefined && !/^[A-Za-z0-9_-]{10,}$/.test(key)) {
    throw badRequest('The idempotency key must have at least 10 letters, digits, hyphens or underscores');
  }
  const input = parseVendorInput(AskRefund, asked.input);
  const request = JSON.stringify([paymentId, input]);
  const refund = await world.db.transaction().execute(async (trx) => {
    const earlier = key === undefined ? undefined : await findByKey(trx, key);
    if (earlier) {
      if (earlier.request !== request) throw keyInUse();
      return earlier.document;
    }
    const row = await lockPayment(trx, paymentId);
    const refund = toRefund(world, row.document, input);
    await trx
      .insertInto('refunds')
      .values({
        id: refund.id,
        payment_id: paymentId,
        idempotency_key: key ?? null,
        request,
        document: refund,
      })
      .execute();
    const payment = withRefunded(row.document, row.document.amount_refunded + refund.amount);
    await savePayment(trx, payment);
    const due_at = secondsFromNow(world, PROCESSED_AFTER_SECONDS);
    const step = fails ? 'fail_refund' : 'process_refund';
    await trx.insertInto('later').values({ step, entity_id: refund.id, due_at }).execute();
    await recordEvent({ world, trx }, 'refund.created', { refund, payment }, toLoudness(row));
    return refund;
  });
  world.wake();
  return refund;
}

/** Records that the bank has paid the refund, or could not. */
export async function finishRefund(
  { world, trx }: Scope,
  id: string,
  status: 'processed' | 'failed',
): Promise<void> {
  const found = await trx.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const row = await lockPayment(trx, found.payment_id);
  const isDone = status === 'processed';
  const arn = isDone ? newBankReference(14, world.randomBytes) : null;
  const speed_processed = isDone ? ('normal' as const) : null;
  const refund: Refund = { ...found.document, status, speed_processed, acquirer_data: { arn } };
  await trx.updateTable('refunds').set({ document: refund }).where('id', '=', id).execute();
  const left = row.document.amount_refunded - (isDone ? 0 : refund.amount);
  const payment = withRefunded(row.document, left);
  await savePayment(trx, payment);
  await recordEvent({ world, trx }, `refund.${status}`, { refund, payment }, toLoudness(row));
}

export async function getRefund(world: World, id: string): Promise<Refund> {
  const row = await world.db.selectFrom('refunds').select('document').where('id', '=', id).executeTakeFirst();
  if (!row) throw unknownId();
  return row.document;
}

const ListRefunds = z.object({
  from: z.coerce.number().int().optional(),
  to: z.coerce.number().int().optional(),
  count: z.coerce.number().int().min(1).max(100, 'The count may not be greater than 100.').default(10),
  skip: z.coerce.number().int().min(0).default(0),
});

/** Lists refunds, newest first, of one payment or of all; without a count the ten newest. */
export async function listRefunds(
  world: World,
  query: unknown,
  paymentId?: string,
): Promise<Collection<Refund>> {
  const { from, to, count, skip } = parseVendorInput(ListRefunds, query);
  const madeAt = sql<number>`(document ->> 'created_at')::bigint`;
  const rows = await world.db
    .selectFrom('refunds')
    .select('document')
    .$if(paymentId !== undefined, (some) => some.where('payment_id', '=', paymentId!))
    .$if(from !== undefined, (some) => some.where(madeAt, '>=', from!))
    .$if(to !== undefined, (some) => some.where(madeAt, '<=', to!))
    .orderBy('sequence', 'desc')
    .limit(count)
    .offset(skip)
    .execute();
  return toCollection(rows.map(({ document }) => document));
}

// Of two simultaneous requests with one key, the vendor refuses the second while the first is running.
async function findByKey(trx: SandboxDb, key: string) {
  const lock = await sql<{
    held: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as held`.execute(trx);
  if (!lock.rows[0]?.held) throw keyInUse();
  return trx.selectFrom('refunds').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

function toRefund(world: World, payment: Payment, input: AskRefund): Refund {
  if (payment.status === 'refunded') throw badRequest('The payment has been fully refunded already');
  if (!payment.captured) throw badRequest('The payment status should be captured for action to be taken');
  const left = payment.amount - payment.amount_refunded;
  const amount = input.amount ?? left;
  if (amount > left)
    throw badRequest('The total refund amount is greater than the refund payment amount', 'amount');
  return {
    id: newGatewayId('rfnd', world.randomBytes),
    entity: 'refund',
    amount,
    currency: 'INR',
    payment_id: payment.id,
    receipt: input.receipt ?? null,
    notes: input.notes,
    acquirer_data: { arn: null },
    status: 'pending',
    speed_requested: input.speed,
    speed_processed: null,
    batch_id: null,
    created_at: toUnixSeconds(world.clock.now()),
  };
}

function withRefunded(payment: Payment, amount_refunded: number): Payment {
  const isFull = amount_refunded === payment.amount;
  const refund_status = isFull ? 'full' : amount_refunded > 0 ? 'partial' : null;
  return { ...payment, amount_refunded, refund_status, status: isFull ? 'refunded' : 'captured' };
}
