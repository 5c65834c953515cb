import { sql } from 'kysely';
import type { SettlementAnswer } from '#contract/money/admin-settlements.ts';
import { notFound } from '#domain/error.ts';
import { toRupees } from '#domain/money/money.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import {
  type SummedRow,
  bookedPaise,
  joinBooks,
  lineState,
  summed,
  toSettlement,
} from './read-settlements.ts';

type Settlement = SettlementAnswer['settlement'];
type Item = Settlement['items'][number];
type LineRow = Pick<Item, 'entity_id' | 'kind' | 'description' | 'order_number' | 'state'> & {
  amount_paise: number | string;
  fee_paise: number | string;
  tax_paise: number | string;
  net_paise: number | string;
  booked_paise: string | null;
};

/** Returns a settlement with its lines, those that do not agree with the books first. Throws unauthenticated, forbidden, not_found. */
export async function getSettlement(reader: Reader, id: string): Promise<Settlement> {
  requireAbility(reader, 'see_invoices');
  const { rows } = await sql<SummedRow>`select s.* from ${summed} where s.id = ${id}`.execute(reader.db);
  const [row] = rows;
  if (!row) throw notFound('Settlement');
  return { ...toSettlement(row), items: await readItems(reader, id) };
}

async function readItems({ db }: Reader, id: string): Promise<Item[]> {
  const { rows } = await sql<LineRow>`
    select l.entity_id, l.kind, l.amount_paise, l.fee_paise, l.tax_paise, l.credit_paise - l.debit_paise as net_paise,
           l.description, o.order_number, ${bookedPaise} as booked_paise, ${lineState} as state
      from settlement_lines l ${joinBooks} left join orders o on o.id = coalesce(p.order_id, r.order_id)
     where l.settlement_id = ${id} order by ${lineState} = 'matched', l.kind, l.entity_id`.execute(db);
  return rows.map(({ amount_paise, fee_paise, tax_paise, net_paise, booked_paise, ...line }) => ({
    ...line,
    amount: toRupees(Number(amount_paise)),
    fee: toRupees(Number(fee_paise)),
    tax: toRupees(Number(tax_paise)),
    net: toRupees(Number(net_paise)),
    expected: booked_paise === null ? null : toRupees(Number(booked_paise)),
  }));
}
