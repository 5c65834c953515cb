import { conflict, notFound } from '#domain/error.ts';
import type { ReturnState } from '#domain/order/order-return.ts';
import { type LatestChange, formatWhen, toLatestChange } from '#shop/audit/stale-conflict.ts';
import type { Tx } from '#shop/context.ts';

type ReturnRef = { orderId: string; returnId: string };

/** The words for a return that is in this state. */
const sentences: Record<Exclude<ReturnState, 'requested'>, (who: string, when: string) => string> = {
  approved: (who, when) => `${who} accepted this return ${when}.`,
  refused: (who, when) => `${who} refused this return ${when}.`,
  received: (who, when) => `${who} noted ${when} that the pieces of this return are back.`,
  settled: (who, when) => `${who} settled this return ${when}.`,
};

/**
 * Requires that a return of a locked order is in one of some states. Throws not_found, conflict `return.answered` with who moved it on and
 * when, as a sentence and as `changed`.
 */
export async function requireReturn(
  tx: Tx,
  { orderId, returnId }: ReturnRef,
  states: readonly ReturnState[],
): Promise<void> {
  const found = await tx.db
    .selectFrom('returns')
    .select(['state', 'answered_at', 'received_at', 'settled_at'])
    .where('id', '=', returnId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!found) throw notFound('Return');
  const state = found.state as ReturnState;
  if (states.includes(state)) return;
  if (state === 'requested')
    throw conflict('return.answered', 'This return is waiting for an answer. Accept it first.', { state });
  const since =
    state === 'settled' ? found.settled_at : state === 'received' ? found.received_at : found.answered_at;
  const changed = await findChangeSince(tx, orderId, since!);
  const when = formatWhen(changed ? new Date(changed.at) : since!, tx.clock.now());
  throw conflict('return.answered', sentences[state](changed?.by?.name ?? 'Somebody', when), {
    state,
    changed,
  });
}

/** Returns the first change of an order from a moment on; null if no staff member made it. */
async function findChangeSince({ db }: Tx, orderId: string, since: Date): Promise<LatestChange> {
  const found = await db
    .selectFrom('audit_events as a')
    .leftJoin('staff as s', 's.id', 'a.staff_id')
    .select(['a.at', 's.id', 's.name'])
    .where('a.subject', '=', orderId)
    .where('a.at', '>=', since)
    .orderBy('a.at')
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst();
  return found ? toLatestChange(found) : null;
}
