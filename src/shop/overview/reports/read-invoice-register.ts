import { toRegister } from '#contract/admin-invoice-list.ts';
import type { ReportTable } from '#contract/admin-money.ts';
import { toIndianDay } from '#domain/tax/financial-year.ts';
import type { Period } from '#shop/analytics/period.ts';
import type { Reader } from '#shop/context.ts';
import { selectRegister, toRegistered } from '#shop/invoices/read-register.ts';

/** Lists the invoices and credit notes that were issued in a period, in the order of their numbers; credit notes are negative. */
export async function readInvoiceRegister({ db, clock }: Reader, { from, to }: Period): Promise<ReportTable> {
  const rows = await selectRegister(db)
    .where('i.issue_date', '>=', from)
    .where('i.issue_date', '<=', to)
    .orderBy('i.series', 'desc')
    .orderBy('i.financial_year')
    .orderBy('i.sequence')
    .execute();
  const today = toIndianDay(clock.now());
  return toRegister(rows.map((row) => toRegistered(row, today)));
}
