import { sql } from 'kysely';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { eachApart } from '#shop/each-apart.ts';
import { beginPriceChange } from './begin-price-change.ts';
import { endPriceChange } from './end-price-change.ts';
import { lockPriceChanges } from './write-price-change.ts';

/** Begins and ends the price changes that are due, each once. Safe to repeat and to run twice at once. */
export async function switchPriceChanges(ctx: Ctx): Promise<void> {
  await eachApart(await listDue(ctx), (id) =>
    inTransaction(ctx, async (tx) => {
      await lockPriceChanges(tx);
      if (await isDue(tx, id, 'begin')) await beginPriceChange(tx, id);
      if (await isDue(tx, id, 'end')) await endPriceChange(tx, id);
    }),
  );
}

async function listDue({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<string[]> {
  const now = clock.now();
  const { rows } = await sql<{ id: string }>`
    select id from price_changes
     where (state = 'scheduled' and begins_at <= ${now}) or (state = 'running' and ends_at <= ${now})
     order by least(begins_at, ends_at), id`.execute(db);
  return rows.map(({ id }) => id);
}

async function isDue(tx: Tx, id: string, what: 'begin' | 'end'): Promise<boolean> {
  const [state, column] =
    what === 'begin' ? (['scheduled', 'begins_at'] as const) : (['running', 'ends_at'] as const);
  const found = await tx.db
    .selectFrom('price_changes')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', state)
    .where(column, '<=', tx.clock.now())
    .executeTakeFirst();
  return found !== undefined;
}
