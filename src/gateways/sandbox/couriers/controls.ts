import { type Call, Controls, type Fault } from './faults.ts';
import type { SandboxDb } from './store.ts';

const calm = Controls.parse({});

export async function readControls(db: SandboxDb): Promise<Controls> {
  const row = await db.selectFrom('controls').select('document').executeTakeFirst();
  return row?.document ?? calm;
}

/** Changes the named controls; the others stay, even after a restart. */
export async function changeControls(db: SandboxDb, change: Partial<Controls>): Promise<Controls> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('controls')
      .values({ id: 1, document: calm })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await trx.selectFrom('controls').select('document').forUpdate().executeTakeFirstOrThrow();
    const document = { ...row.document, ...change };
    await trx.updateTable('controls').set({ document }).execute();
    return document;
  });
}

/** Removes the first waiting fault from the list and returns it if it is meant for this call. */
export async function takeFault(db: SandboxDb, call: Call): Promise<Fault['fault'] | undefined> {
  if (!isMeantFor(call, (await readControls(db)).failNext[0])) return undefined;
  return db.transaction().execute(async (trx) => {
    const { document } = await trx
      .selectFrom('controls')
      .select('document')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const [first, ...failNext] = document.failNext;
    if (!isMeantFor(call, first)) return undefined;
    await trx
      .updateTable('controls')
      .set({ document: { ...document, failNext } })
      .execute();
    return first.fault;
  });
}

function isMeantFor(call: Call, waiting: Fault | undefined): waiting is Fault {
  return waiting !== undefined && (waiting.call === undefined || waiting.call === call);
}
