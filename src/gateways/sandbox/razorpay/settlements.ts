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
  type SettledItem,
  type Settlement,
} from './entities.ts';
import { parseVendorInput } from './orders.ts';
import type { SandboxDb } from './store.ts';
import { secondsFromNow, type World } from './world.ts';

// In the vendor's test mode money is settled two minutes after it was captured.
const settledAfterSeconds = 120;
const istOffsetSeconds = 5.5 * 60 * 60;

const ListSettlements = z.object({
  from: z.coerce.number().int().default(0),
  count: z.coerce.number().int().min(1).max(100, 'The count may not be greater than 100.').default(10),
  skip: z.coerce.number().int().min(0).default(0),
});

/** Lists settlements, newest first; without a count the ten newest. */
export async function listSettlements(world: World, query: unknown): Promise<Collection<Settlement>> {
  const { from, count, skip } = parseVendorInput(ListSettlements, query);
  await settleDue(world);
  const rows = await world.db
    .selectFrom('settlements')
    .select('document')
    .where(sql<number>`(document ->> 'created_at')::bigint`, '>=', from)
    .orderBy('sequence', 'desc')
    .limit(count)
    .offset(skip)
    .execute();
  return toCollection(rows.map(({ document }) => document));
}

const ListSettled = z.object({
  year: z.coerce.number().int(),
  month: z.coerce.number().int().min(1).max(12),
  count: z.coerce.number().int().min(1).max(1000, 'The count may not be greater than 1000.').default(10),
  skip: z.coerce.number().int().min(0).default(0),
});

/** Lists the items settled in a month by the Indian calendar: payments with their fee, and refunds. */
export async function listSettled(world: World, query: unknown): Promise<Collection<SettledItem>> {
  const { year, month, count, skip } = parseVendorInput(ListSettled, query);
  await settleDue(world);
  const [begin, end] = [month, month + 1].map(
    (each) => Date.UTC(year, each - 1, 1) / 1000 - istOffsetSeconds,
  );
  const settledAt = sql<number>`(document ->> 'settled_at')::bigint`;
  const rows = await world.db
    .selectFrom('settled_items')
    .select('document')
    .where(settledAt, '>=', begin!)
    .where(settledAt, '<', end!)
    .orderBy('sequence')
    .limit(count)
    .offset(skip)
    .execute();
  return toCollection(rows.map(({ document }) => document));
}

/** Settles the captures and refunds that are old enough as one transfer; waits while the refunds exceed the payments. */
async function settleDue(world: World): Promise<void> {
  await world.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('settlements'))`.execute(trx);
    const until = toUnixSeconds(secondsFromNow(world, -settledAfterSeconds));
    const payments = await findUnsettled<Payment>(trx, 'payments', until);
    const refunds = await findUnsettled<Refund>(trx, 'refunds', until);
    const settlement: Settlement = {
      id: newGatewayId('setl', world.randomBytes),
      entity: 'settlement',
      amount: 0,
      status: 'processed',
      fees: 0,
      tax: 0,
      utr: newBankReference(12, world.randomBytes),
      created_at: toUnixSeconds(world.clock.now()),
    };
    const items = [
      ...payments.map((payment) => toItem(settlement, payment)),
      ...refunds.map((refund) => toItem(settlement, refund)),
    ];
    settlement.amount = items.reduce((sum, { credit, debit }) => sum + credit - debit, 0);
    if (settlement.amount <= 0) return;
    await trx.insertInto('settlements').values({ id: settlement.id, document: settlement }).execute();
    for (const document of items)
      await trx.insertInto('settled_items').values({ entity_id: document.entity_id, document }).execute();
  });
}

async function findUnsettled<Entity>(
  trx: SandboxDb,
  table: 'payments' | 'refunds',
  until: number,
): Promise<Entity[]> {
  const isDone =
    table === 'payments'
      ? sql`e.document ->> 'captured' = 'true'`
      : sql`e.document ->> 'status' = 'processed'`;
  const { rows } = await sql<{ document: Entity }>`
    select e.document from ${sql.table(`sandbox_razorpay.${table}`)} e
     where ${isDone} and (e.document ->> 'created_at')::bigint <= ${until}
       and not exists (select from sandbox_razorpay.settled_items s where s.entity_id = e.id)
     order by e.sequence`.execute(trx);
  return rows.map(({ document }) => document);
}

function toItem(settlement: Settlement, entity: Payment | Refund): SettledItem {
  const isPayment = entity.entity === 'payment';
  const fee = isPayment ? (entity.fee ?? 0) : 0;
  return {
    entity_id: entity.id,
    type: entity.entity,
    debit: isPayment ? 0 : entity.amount,
    credit: isPayment ? entity.amount - fee : 0,
    amount: entity.amount,
    currency: 'INR',
    fee,
    tax: isPayment ? (entity.tax ?? 0) : 0,
    settled: true,
    created_at: entity.created_at,
    settled_at: settlement.created_at,
    settlement_id: settlement.id,
    settlement_utr: settlement.utr,
    payment_id: isPayment ? null : entity.payment_id,
    order_id: isPayment ? entity.order_id : null,
    description: null,
    method: isPayment ? entity.method : null,
    dispute_id: null,
  };
}
