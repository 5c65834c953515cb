import { z } from 'zod';
import { type ApiCall, type Controls, Fault } from './faults.ts';
import type { SandboxDb } from './store.ts';

const Faults = z.union([
  Fault.transform((fault) => [fault]),
  z.array(Fault).max(100),
  z.null().transform(() => []),
]);

export const ChangeControls = z.strictObject({
  /** `off`: events that happen while it is off are never sent. `hold`: they are kept back until `on`. */
  webhooks: z.enum(['on', 'off', 'hold']).optional(),
  latencyMs: z.int().min(0).max(60_000).optional(),
  failNext: Faults.optional(),
});

const CALM: Controls = { webhooks: 'on', latencyMs: 0, failNext: [] };

export async function readControls(db: SandboxDb): Promise<Controls> {
  const row = await db.selectFrom('controls').select('document').executeTakeFirst();
  return row?.document ?? CALM;
}

export async function changeControls(
  db: SandboxDb,
  change: z.infer<typeof ChangeControls>,
): Promise<Controls> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('controls')
      .values({ id: 1, document: CALM })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { document } = await trx
      .selectFrom('controls')
      .select('document')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const next: Controls = {
      webhooks: change.webhooks ?? document.webhooks,
      latencyMs: change.latencyMs ?? document.latencyMs,
      failNext: change.failNext ?? document.failNext,
    };
    await trx.updateTable('controls').set({ document: next }).execute();
    return next;
  });
}

/** Removes the first waiting fault from the list and returns it if it is meant for this call. */
export async function takeFault(db: SandboxDb, call: ApiCall): Promise<Fault | undefined> {
  const { failNext } = await readControls(db);
  if (!failNext[0] || !isMeantFor(failNext[0], call)) return undefined;
  return db.transaction().execute(async (trx) => {
    const { document } = await trx
      .selectFrom('controls')
      .select('document')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const [fault, ...failNext] = document.failNext;
    if (!fault || !isMeantFor(fault, call)) return undefined;
    await trx
      .updateTable('controls')
      .set({ document: { ...document, failNext } })
      .execute();
    return fault;
  });
}

function isMeantFor(fault: Fault, call: ApiCall): boolean {
  if (fault === 'refund_later') return call === 'refund';
  if (fault === 'lost') return call !== 'read';
  return fault === call || fault === 'refused' || fault === 'busy' || fault === 'timeout';
}
