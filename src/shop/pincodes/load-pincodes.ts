import { sql } from 'kysely';
import { STATES } from '#domain/tax/state.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';

/** The id of an advisory lock that no other code uses: of two processes that start together only one loads. */
const lockId = 7_460_001;

/**
 * Fills the tables of States and PIN codes of a new shop from lines of `pin,state_key,district`; does nothing if they are already filled.
 */
export async function loadPincodes(ctx: Ctx, csvText: string): Promise<void> {
  if (await arePincodesLoaded(ctx)) return;
  await inTransaction(ctx, async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx.db);
    if (await arePincodesLoaded(tx)) return;
    await loadStates(tx);
    const rows = readRows(csvText);
    await sql`
      insert into pincodes (pin, state_key, district)
      select * from unnest(${rows.map(([pin]) => pin)}::text[], ${rows.map(([, state]) => state)}::text[],
                           ${rows.map(([, , district]) => district)}::text[])`.execute(tx.db);
  });
}

/** Inserts those of the 36 States that are missing; products and PIN codes refer to them. */
export async function loadStates(tx: Tx): Promise<void> {
  const rows = STATES.map(({ key, name, gst }) => ({ key, name, gst_code: gst }));
  await tx.db
    .insertInto('states')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function arePincodesLoaded({ db }: Pick<Ctx, 'db'>): Promise<boolean> {
  return (await db.selectFrom('pincodes').select('pin').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the values of the lines below the heading; none of the three values contains a comma. */
function readRows(csvText: string): string[][] {
  const [, ...lines] = csvText.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => line.split(','));
}
