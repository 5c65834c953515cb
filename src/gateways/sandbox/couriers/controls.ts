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
  const { failNext } = await readControls(db);
  const [first, ...rest] = failNext;
  if (!first || (first.call !== undefined && first.call !== call)) return undefined;
  await changeControls(db, { failNext: rest });
  return first.fault;
}
