import { sql } from 'kysely';
import { ShopError } from '#domain/error.ts';
import type { Mistake } from '#domain/import-export/cell.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import type { Plan } from './import-worker.ts';
import { noteOutcomes } from './note-outcomes.ts';
import { codeOf } from '#platform/postgres/error-code.ts';

export type PlannedRecord = { position: number; plan: Plan };

/** This many records are written in one transaction; an import that was cancelled stops after them. */
const writtenAtOnce = 25;

/**
 * Writes records, some in each transaction together with their outcomes, so that each is written once, whenever the program stops. If a
 * command refuses one of them, the records of its transaction are written one by one. Returns early for an import that was cancelled.
 */
export async function writeRecords(
  ctx: Ctx,
  importId: string,
  records: readonly PlannedRecord[],
): Promise<void> {
  for (let from = 0; from < records.length; from += writtenAtOnce) {
    const batch = records.slice(from, from + writtenAtOnce);
    if (!(await writeTogether(ctx, importId, batch))) return;
  }
}

async function writeTogether(ctx: Ctx, importId: string, batch: readonly PlannedRecord[]): Promise<boolean> {
  try {
    return await inTransaction(ctx, (tx) => writeIn(tx, importId, batch));
  } catch (error) {
    const [only, ...others] = batch;
    const mistakes = toMistakes(error, only!.plan);
    if (!mistakes) throw error;
    if (others.length > 0) return writeOneByOne(ctx, importId, batch);
    await noteOutcomes(ctx, importId, [{ position: only!.position, outcome: 'refused', mistakes }]);
    return true;
  }
}

async function writeOneByOne(ctx: Ctx, importId: string, batch: readonly PlannedRecord[]): Promise<boolean> {
  for (const record of batch) if (!(await writeTogether(ctx, importId, [record]))) return false;
  return true;
}

/** Returns false for an import that was cancelled. */
async function writeIn(tx: Tx, importId: string, batch: readonly PlannedRecord[]): Promise<boolean> {
  const open = await claim(
    tx,
    importId,
    batch.map(({ position }) => position),
  );
  const records = batch.filter(({ position }) => open.has(position));
  if (records.length === 0) return false;
  await lockProducts(
    tx,
    records.flatMap(({ plan }) => plan.subject ?? []),
  );
  const plans = records.map(({ plan }) => plan);
  for (const plan of plans.filter(({ isAlone }) => isAlone)) await plan.write!(tx);
  await writePipelined(
    tx,
    plans.filter(({ isAlone }) => !isAlone),
  );
  const noted = records.map(({ position, plan: { outcome, mistakes } }) => {
    return { position, outcome, mistakes };
  });
  await noteOutcomes(tx, importId, noted);
  return true;
}

/**
 * Writes records concurrently, so that the statements of many share a round trip; those of one subject run one after another, because each
 * reads the result of the previous one. Waits for all of them even if one has failed, so that none sends a statement after the end of the
 * transaction.
 */
async function writePipelined(tx: Tx, plans: readonly Plan[]): Promise<void> {
  const chains = Map.groupBy(plans, (plan) => plan.subject ?? plan);
  const ended = await Promise.allSettled(
    [...chains.values()].map(async (chain) => {
      for (const plan of chain) await plan.write!(tx);
    }),
  );
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}

/** Locks those records that have not been written yet, of an import that still runs. */
async function claim({ db }: Tx, importId: string, positions: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ position: number }>`
    select r.position from import_records r join imports i on i.id = r.import_id
     where i.id = ${importId} and i.status = 'running' and r.position = any (${[...positions]}::int[]) and r.outcome is null
     order by r.position for update of r`.execute(db);
  return new Set(rows.map(({ position }) => position));
}

/** Locks products by id, as orders do; a subject of another type is not a product. */
async function lockProducts({ db }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length < 2) return;
  await sql`select from products where id = any (${[...ids]}::text[]) order by id for no key update`.execute(
    db,
  );
}

/**
 * Returns the refusals of a command or the database, at the cells of the record; undefined for an error that is not a refusal, such as a
 * lost database.
 */
function toMistakes(error: unknown, { locate }: Plan): Mistake[] | undefined {
  const state = codeOf(error);
  // PostgreSQL's classes: integrity constraint violation, and data exception, as for a day in the year 0.
  if (/^23...$/.test(state))
    return [locate(undefined, 'This could not be saved because it conflicts with something in the shop')];
  if (/^22...$/.test(state))
    return [locate(undefined, 'This could not be saved: a number or a day in it is out of range')];
  if (!(error instanceof ShopError) || error.kind === 'unavailable') return undefined;
  const fields = Object.entries(error.fields ?? {});
  if (fields.length === 0) return [locate(undefined, error.message)];
  return fields.map(([field, message]) => locate(field, message));
}
