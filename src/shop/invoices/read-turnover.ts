import { sql } from 'kysely';
import { financialYearAt } from '#domain/tax/financial-year.ts';
import type { Paise } from '#domain/money/money.ts';
import type { Reader } from '#shop/context.ts';

/** Returns the invoiced amount of the current financial year, less credit notes, in paise. */
export async function readTurnover(reader: Reader): Promise<Paise> {
  const { turnover } = await reader.db
    .selectFrom('invoices')
    .select(
      sql<string>`coalesce(sum(case document_type when 'credit_note' then -total_paise else total_paise end), 0)`.as(
        'turnover',
      ),
    )
    .where('financial_year', '=', financialYearAt(reader.clock.now()))
    .executeTakeFirstOrThrow();
  return Number(turnover);
}
