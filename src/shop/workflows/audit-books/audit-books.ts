import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';
import { laws } from './book-invariants.ts';

export type Violation = { law: string; id: string };

/**
 * Holds the books against each other, table by table, and names what does not agree: stock, orders, money, refunds, invoices,
 * promotions. It repeats no command's reasoning, only what must be true afterwards.
 */
export async function auditBooks({ db }: Pick<Reader, 'db'>): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [law, query] of Object.entries(laws)) {
    const { rows } = await sql<{ id: string }>`${sql.raw(query)}`.execute(db);
    violations.push(...rows.map(({ id }) => ({ law, id })));
  }
  return violations;
}

/** How many laws are held. */
export const lawCount = Object.keys(laws).length;
