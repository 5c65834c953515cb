import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';
import { laws } from './book-invariants.ts';

export type Violation = { law: string; id: string };

/**
 * Checks the books against each other, table by table, and returns what does not agree: stock, orders, money, refunds, invoices,
 * promotions. The checks repeat no command's reasoning; they state only what must be true afterwards.
 */
export async function auditBooks({ db }: Pick<Reader, 'db'>): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [law, query] of Object.entries(laws)) {
    const { rows } = await sql<{ id: string }>`${sql.raw(query)}`.execute(db);
    violations.push(...rows.map(({ id }) => ({ law, id })));
  }
  return violations;
}

/** The number of laws that are checked. */
export const lawCount = Object.keys(laws).length;
