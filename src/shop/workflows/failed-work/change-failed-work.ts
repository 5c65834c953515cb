import { sql } from 'kysely';
import type { BulkAnswer } from '#contract/bulk.ts';
import { conflict } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type JobName, type Tx, inTransaction } from '#shop/context.ts';
import { isFailedJob, isFailedMessage } from '#shop/overview/failed-work.ts';
import { reportEach } from '#shop/report-each.ts';

export type ChangeFailedWork = { ids: readonly string[]; change: 'retry' | 'discard'; reason?: string };

/**
 * Retries work that was given up, or discards it for a reason, each in its own transaction. Only one of several concurrent callers does it:
 * the row is locked while it is still given up. Throws unauthenticated, forbidden.
 */
export async function changeFailedWork(ctx: Ctx, wanted: ChangeFailedWork): Promise<BulkAnswer> {
  requireAbility(ctx, 'keep_safe');
  return reportEach(
    wanted.ids.map((id) => ({ id })),
    ({ id }) => changeOne(ctx, id, wanted),
  );
}

function changeOne(ctx: Ctx, id: string, wanted: ChangeFailedWork): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const what = await (id.startsWith('msg_') ? changeMessage : changeJob)(tx, id, wanted);
    await writeAuditEvent(tx, {
      action: wanted.change === 'retry' ? 'failed_work.retried' : 'failed_work.discarded',
      subject: id,
      before: what,
      after: wanted.change === 'retry' ? { state: 'retried' } : { state: 'discarded', reason: wanted.reason },
    });
  });
}

const notFailed = () => conflict('failed_work.changed', 'This has already been sent, retried or discarded');

async function changeMessage({ db, clock }: Tx, id: string, { change, reason }: ChangeFailedWork) {
  const now = clock.now();
  const { rows } = await sql<{ kind: string; failure: string }>`
    select m.kind, m.failure from messages m where m.id = ${id} and ${isFailedMessage(now)} for update`.execute(
    db,
  );
  if (!rows[0]) throw notFailed();
  const again = { failed_at: null, failure: null, claimed_at: null, attempts: 0, due_at: now };
  await db
    .updateTable('messages')
    .set(change === 'retry' ? again : { discarded_at: now, discard_reason: reason ?? '' })
    .where('id', '=', id)
    .execute();
  return { state: 'failed', ...rows[0] };
}

async function changeJob(tx: Tx, id: string, { change }: ChangeFailedWork) {
  const isId = /^[0-9a-f-]{36}$/.test(id);
  const { rows } = await sql<{ name: JobName; data: object }>`
    select j.name, j.data from pgboss.job j where j.id::text = ${isId ? id : ''} and ${isFailedJob} for update`.execute(
    tx.db,
  );
  const job = rows[0];
  if (!job) throw notFailed();
  await (change === 'retry' ? tx.retryJob : tx.discardJob)(job.name, id);
  return { state: 'failed', ...job };
}
