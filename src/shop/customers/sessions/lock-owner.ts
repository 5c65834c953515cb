import { sql } from 'kysely';
import type { Tx } from '#shop/context.ts';

/**
 * Locks the row of the customer or staff member of a session or session family: a command that ends their sessions runs either before a
 * session is replaced, or afterwards and ends the new session too. Share locks would overlap while a browser refreshes continuously, and
 * the command would never get its turn.
 */
export async function lockOwner(tx: Tx, of: { token_hash: Buffer } | { family_id: string }): Promise<void> {
  const [column, value] = Object.entries(of)[0]!;
  for (const [table, key] of [
    ['customers', 'customer_id'],
    ['staff', 'staff_id'],
  ] as const)
    await sql`select from ${sql.table(table)} as o join sessions as s on s.${sql.ref(key)} = o.id
               where s.${sql.ref(column)} = ${value} for no key update of o`.execute(tx.db);
}
