import { sql } from 'kysely';
import { WAITING_STAGES, type WaitingStage } from '#domain/order/order-stage.ts';
import { MOST_COUNTED } from '#domain/paging.ts';
import type { Reader } from '#shop/context.ts';
import { STAGES } from './narrow-orders.ts';

/** Returns how many orders wait in each stage, counted up to one more than `MOST_COUNTED`, so that a call stays cheap however many wait. */
export async function countWaiting({ db }: Reader): Promise<Record<WaitingStage, number>> {
  const counts = WAITING_STAGES.map(
    (stage) => sql`(select count(*)::int from (
      select from orders o where ${STAGES[stage]} limit ${MOST_COUNTED + 1}) counted) as ${sql.ref(stage)}`,
  );
  const { rows } = await sql<Record<WaitingStage, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0]!;
}
