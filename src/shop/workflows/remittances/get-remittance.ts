import { sql } from 'kysely';
import type { RemittanceState } from '#contract/money/admin-money.ts';
import type { BookedRemittanceAnswer } from '#contract/money/admin-remittances.ts';
import { notFound } from '#domain/error.ts';
import { toRupees } from '#domain/money/money.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import { type SummedRow, summed, toRemittance } from './list-remittances.ts';

type Remittance = BookedRemittanceAnswer['remittance'];
type LineRow = {
  line: number;
  reference: string;
  utr: string;
  order_id: string | null;
  order_number: string | null;
  expected_paise: number | null;
  paid_paise: number;
  state: RemittanceState;
};

/** Returns a remittance file with the outcome of each of its lines. Throws unauthenticated, forbidden, not_found. */
export async function getRemittance(reader: Reader, id: string): Promise<Remittance> {
  requireAbility(reader, 'collect_cash');
  const [{ rows: found }, { rows: lines }] = await Promise.all([
    sql<SummedRow>`select m.* from ${summed} where m.id = ${id}`.execute(reader.db),
    sql<LineRow>`
      select l.line, l.reference, l.utr, l.order_id, o.order_number, l.expected_paise, l.paid_paise, l.state
        from remittance_lines l left join orders o on o.id = l.order_id where l.remittance_id = ${id} order by l.line`.execute(
      reader.db,
    ),
  ]);
  if (!found[0]) throw notFound('Remittance');
  const items = lines.map(({ expected_paise, paid_paise, ...line }) => ({
    ...line,
    expected: expected_paise === null ? null : toRupees(expected_paise),
    paid: toRupees(paid_paise),
  }));
  return { ...toRemittance(found[0]), items };
}
