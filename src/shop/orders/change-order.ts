import { sql } from 'kysely';
import { conflict, isShopError } from '#domain/error.ts';
import type { OrderAddress } from '#domain/order/order.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { readAdminOrder } from './admin-orders/get-admin-order.ts';
import { type LockedOrder, lockOrder } from './lock-order.ts';

/** An order by its id, with the version that the caller saw where they name one. */
export type OrderRef = string | { id: string; version?: number | undefined };

type Change = { ability: StaffAbility; action: `order.${string}` };

/**
 * Changes an order on behalf of staff in one transaction: requires the ability, locks the order, refuses a version that is not the newest,
 * and writes one audit event with the changes. A command that changes nothing writes none. Throws as `requireAbility`, not_found, and
 * conflict `order.stale` with the current order if the caller named an older version.
 */
export async function changeOrder<Result>(
  ctx: Ctx,
  ref: OrderRef,
  { ability, action }: Change,
  work: (tx: Tx, order: LockedOrder) => Promise<Result>,
): Promise<Result> {
  requireAbility(ctx, ability);
  const { id: orderId, version } = typeof ref === 'string' ? { id: ref } : ref;
  const changed = inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { orderId });
    refuseOldVersion(order, version);
    const before = await readState(tx, orderId);
    const result = await work(tx, order);
    await auditChange(tx, action, before);
    return result;
  });
  return changed.catch((error: unknown) => throwWithOrder(ctx, orderId, error));
}

/**
 * Throws conflict `order.stale` if the caller names a version that is not the newest; `throwWithOrder` adds the details after the
 * transaction.
 */
export function refuseOldVersion(order: LockedOrder, version: number | undefined): void {
  if (version !== undefined && version !== order.version)
    throw conflict('order.stale', 'Someone else has just changed this order.');
}

/** Rethrows the error of a change; adds to an `order.stale` the author and time of the change and the current order. */
export async function throwWithOrder(ctx: Ctx, orderId: string, error: unknown): Promise<never> {
  if (!isShopError(error, 'order.stale')) throw error;
  const order = await readAdminOrder(ctx, orderId);
  const stale = { code: 'order.stale', record: 'this order', subject: orderId } as const;
  throw await staleConflict(ctx, { ...stale, version: order.version, current: { order } });
}

type State = { id: string; version: number; row: Record<string, unknown>; events: { id: string }[] };

async function readState(tx: Tx, orderId: string): Promise<State> {
  const { rows } = await sql<State>`
    select o.id, o.version, to_jsonb(o) - 'version' - 'updated_at' as row,
           (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'reason', e.reason) order by e.sequence), '[]')
              from order_events e where e.order_id = o.id) as events
      from orders o where o.id = ${orderId}`.execute(tx.db);
  return rows[0]!;
}

/** The audit is kept when its customer is erased, so it contains no more of an address than the place. */
function toAudited(name: string, value: unknown): unknown {
  if (!name.endsWith('_address')) return value;
  const { city, stateKey, postalCode } = value as OrderAddress;
  return { city, stateKey, postalCode };
}

/** Writes the columns that differ, before and after, and the order events written during the change. */
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
    ...(after.version !== before.version && { version: after.version }),
    before: pick(before.row),
    after: { ...pick(after.row), events },
  });
}
