import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';
import { BOOK_RULES } from './book-invariants.ts';

export type Violation = { rule: string; id: string };

/**
 * Checks the books against each other, table by table, and returns every disagreement: stock, orders, money, refunds, invoices, promotions.
 * The checks repeat no command's reasoning; they state only what must be true afterwards.
 */
export async function auditBooks({ db }: Pick<Reader, 'db'>): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [rule, query] of Object.entries(BOOK_RULES)) {
    const { rows } = await sql<{ id: string }>`${sql.raw(query)}`.execute(db);
    violations.push(...rows.map(({ id }) => ({ rule, id })));
  }
  return violations;
}

/** The number of rules that are checked. */
export const RULE_COUNT = Object.keys(BOOK_RULES).length;
