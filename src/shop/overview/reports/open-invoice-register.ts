import { toRegister } from '#contract/money/admin-invoice-list.ts';
import type { Period } from '#shop/analytics/period.ts';
import type { Reader } from '#shop/context.ts';
import { readRegister } from '#shop/invoices/read-register.ts';
import type { ReportParts } from './report-parts.ts';

const documentsAtOnce = 500;

/**
 * Lists the invoices and credit notes that were issued in a period, in the order of their numbers; credit notes are negative. Only their ids
 * are held in memory together.
 */
export async function openInvoiceRegister(reader: Reader, { from, to }: Period): Promise<ReportParts> {
  const rows = await reader.db
    .selectFrom('invoices as i')
    .select('i.id')
    .where('i.issue_date', '>=', from)
    .where('i.issue_date', '<=', to)
    .orderBy('i.series', 'desc')
    .orderBy('i.financial_year')
    .orderBy('i.sequence')
    .execute();
  const { headings } = toRegister([]);
  return {
    headings,
    parts: readParts(
      reader,
      rows.map(({ id }) => id),
    ),
  };
}

async function* readParts(reader: Reader, ids: string[]) {
  for (let start = 0; start < ids.length; start += documentsAtOnce)
    yield toRegister(await readRegister(reader, ids.slice(start, start + documentsAtOnce))).rows;
}
