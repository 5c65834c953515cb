import type { StateKey } from '#domain/tax/state.ts';
import type { Reader } from '#shop/context.ts';

/** Returns the State of a PIN code; undefined if the PIN code is unknown or spans two States. */
export async function findStateOfPin({ db }: Pick<Reader, 'db'>, pin: string): Promise<StateKey | undefined> {
  const rows = await db
    .selectFrom('pincodes')
    .select('state_key')
    .distinct()
    .where('pin', '=', pin)
    .limit(2)
    .execute();
  return rows.length === 1 ? (rows[0]!.state_key as StateKey) : undefined;
}
