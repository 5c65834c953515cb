import { sql } from 'kysely';
import { ShopError, conflict } from '#domain/error.ts';
import type { OrderAddress } from '#domain/order/order.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { readAdminOrder } from './admin-orders/get-admin-order.ts';
import { type LockedOrder, lockOrder } from './lock-order.ts';

/** An order by its id, with the version that the caller saw where they name one. */
export type OrderRef = string | { id: string; version?: number | undefined };

type Change = { ability: StaffAbility; action: `order.${string}` };

/**
 * Changes an order on behalf of staff in one transaction: asks for the ability, locks the order, refuses a version that is not the newest,
 * and writes one audit event with what changed. A command that changes nothing writes none. Throws unauthenticated, forbidden, not_found,
 * conflict `order.stale` with the order as it is now.
 */
export async function changeOrder<Result>(
  ctx: Ctx,
  ref: OrderRef,
  { ability, action }: Change,
  work: (tx: Tx, order: LockedOrder) => Promise<Result>,
): Promise<Result> {
  requireAbility(ctx, ability);
  const { id: orderId, version } = typeof ref === 'string' ? { id: ref } : ref;
  try {
    return await inTransaction(ctx, async (tx) => {
      const order = await lockOrder(tx, { orderId });
      if (version !== undefined && version !== order.version) throw conflict(stale, staleSentence);
      const before = await readState(tx, orderId);
      const result = await work(tx, order);
      await auditChange(tx, action, before);
      return result;
    });
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== stale) throw error;
    throw conflict(stale, staleSentence, { order: await readAdminOrder(ctx, orderId) });
  }
}

const stale = 'order.stale';
const staleSentence = 'Somebody changed this order meanwhile. Please look at it again.';

type State = { id: string; row: Record<string, unknown>; events: { id: string }[] };

async function readState(tx: Tx, orderId: string): Promise<State> {
  const { rows } = await sql<State>`
    select o.id, to_jsonb(o) - 'version' - 'updated_at' as row,
           (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'reason', e.reason) order by e.id), '[]')
              from order_events e where e.order_id = o.id) as events
      from orders o where o.id = ${orderId}`.execute(tx.db);
  return rows[0]!;
}

/** An audit is kept when its customer is erased, so of an address it has no more than the place. */
function toAudited(name: string, value: unknown): unknown {
  if (!name.endsWith('_address')) return value;
  const { city, stateKey, postalCode } = value as OrderAddress;
  return { city, stateKey, postalCode };
}

/** Writes the columns that differ, before and after, and the order events that were written meanwhile. */
async function auditChange(tx: Tx, action: Change['action'], before: State): Promise<void> {
  const after = await readState(tx, before.id);
  const known = new Set(before.events.map(({ id }) => id));
  const events = after.events.filter(({ id }) => !known.has(id));
  const changed = Object.keys(after.row).filter(
    (name) => JSON.stringify(after.row[name]) !== JSON.stringify(before.row[name]),
  );
  if (changed.length === 0 && events.length === 0) return;
  const pick = (row: State['row']) =>
    Object.fromEntries(changed.map((name) => [name, toAudited(name, row[name])]));
  await writeAuditEvent(tx, {
    action,
    subject: before.id,
    before: pick(before.row),
    after: { ...pick(after.row), events },
  });
}
