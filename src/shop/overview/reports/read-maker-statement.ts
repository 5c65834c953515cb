import { sql } from 'kysely';
import type { ReportTable } from '#contract/money/admin-money.ts';
import { invalid } from '#domain/error.ts';
import { toRupees } from '#domain/money/money.ts';
import type { Period } from '#shop/analytics/period.ts';
import type { Reader } from '#shop/context.ts';
import { invoicedParts } from './read-sales-by.ts';

type Row = { name: string; sku: string; sold: number; back: number; taxable: string; total: string };

/**
 * Lists the invoiced and credited products of a maker in a period, by SKU, with the sum as the last row. Throws invalid `report.no_maker`
 * if no maker is named.
 */
export async function readMakerStatement(
  { db }: Reader,
  period: Period,
  maker: string | undefined,
): Promise<ReportTable> {
  if (!maker) throw invalid('report.no_maker', 'Please choose a maker', { maker: 'Please choose a maker' });
  const { rows } = await sql<Row>`
    with part as (${invoicedParts(period)})
    select p.name, part.sku, coalesce(sum(part.quantity) filter (where part.sign > 0), 0)::int as sold,
           coalesce(sum(part.quantity) filter (where part.sign < 0), 0)::int as back,
           sum(part.sign * part.taxable)::bigint as taxable, sum(part.sign * part.total)::bigint as total
      from part join products p on p.id = part.product_id join makers m on m.id = p.maker_id
     where m.name = ${maker} group by p.id, part.sku order by 1, 2`.execute(db);
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  const toCells = (name: string, sku: string, [sold, back, taxable, total]: readonly number[]) => [
    name,
    sku,
    sold!,
    back!,
    sold! - back!,
    toRupees(taxable!),
    toRupees(total!),
  ];
  const figures = [
    ({ sold }: Row) => sold,
    ({ back }: Row) => back,
    ({ taxable }: Row) => Number(taxable),
    ({ total }: Row) => Number(total),
  ];
  return {
    headings: ['Product', 'SKU', 'Sold', 'Came back', 'Net sold', 'Without GST ₹', 'With GST ₹'],
    rows: [
      ...rows.map((row) =>
        toCells(
          row.name,
          row.sku,
          figures.map((of) => of(row)),
        ),
      ),
      ...(rows.length > 0 ? [toCells('Total', '', figures.map(sum))] : []),
    ],
  };
}
