import { type RawBuilder, sql } from 'kysely';
import type { ReportTable } from '#contract/money/admin-money.ts';
import { toRupees } from '#domain/money/money.ts';
import type { Period } from '#shop/analytics/period.ts';
import type { Reader } from '#shop/context.ts';

const notStated = 'Not stated';
const charges = 'Delivery, gift wrapping and cash on delivery';
const rounding = 'Rounding';

/** Returns the name of a row of products; charges and rounding, which belong to no product, have separate rows. */
const ofProduct = (name: RawBuilder<string>) =>
  sql<string>`case part.kind when 'goods' then ${name} when 'rounding' then ${rounding} else ${charges} end`;
const byAmount = sql`part_rank, total desc, 1`;

const GROUPS = {
  day: { heading: 'Day', key: sql<string>`part.issue_date::text`, order: sql`1` },
  month: { heading: 'Month', key: sql<string>`to_char(part.issue_date, 'YYYY-MM')`, order: sql`1` },
  state: { heading: 'State', key: sql<string>`part.place`, order: sql`total desc, 1` },
  product: { heading: 'Product', key: ofProduct(sql`p.name`), order: byAmount },
  category: { heading: 'Category', key: ofProduct(sql`coalesce(c.name, ${notStated})`), order: byAmount },
  craft: {
    heading: 'Craft',
    key: ofProduct(sql`coalesce((select f.name from crafts f where f.id = p.craft_id), ${notStated})`),
    order: byAmount,
  },
  maker: {
    heading: 'Maker',
    key: ofProduct(sql`coalesce((select m.name from makers m where m.id = p.maker_id), ${notStated})`),
    order: byAmount,
  },
};
export type SalesGroup = keyof typeof GROUPS;

type Row = {
  key: string;
  orders: number;
  sold: number;
  back: number;
  taxable: string;
  tax: string;
  total: string;
};

/**
 * Sums the invoices of a period, less credits, by day, month, State, product, category, craft or maker. It reads the lines of the documents
 * themselves, so the sum of each column is that of the invoice register; pieces of an invoice that another one replaced are counted once.
 */
export async function readSalesBy({ db }: Reader, period: Period, by: SalesGroup): Promise<ReportTable> {
  const { heading, key, order } = GROUPS[by];
  const { rows } = await sql<Row>`
    with part as (${invoicedParts(period)})
    select ${key} as key, count(distinct part.order_id) filter (where part.sign > 0)::int as orders,
           coalesce(sum(part.quantity) filter (where part.sign > 0), 0)::int as sold,
           coalesce(sum(part.quantity) filter (where part.sign < 0), 0)::int as back,
           sum(part.sign * part.taxable)::bigint as taxable, sum(part.sign * part.tax)::bigint as tax,
           sum(part.sign * part.total)::bigint as total,
           max(case part.kind when 'goods' then 0 when 'rounding' then 2 else 1 end) as part_rank
      from part left join products p on p.id = part.product_id left join categories c on c.id = p.category_id
     group by 1 order by ${order}`.execute(db);
  return {
    headings: [heading, 'Orders', 'Pieces', 'Came back', 'Taxable ₹', 'GST ₹', 'Sales ₹'],
    rows: rows.map((row) => [
      row.key,
      row.orders,
      row.sold,
      row.back,
      ...[row.taxable, row.tax, row.total].map((paise) => toRupees(Number(paise))),
    ]),
  };
}

/** Selects the lines and the rounding of every document of a period; a credit note has the sign −1. */
export function invoicedParts({ from, to }: Period) {
  return sql`
    with document as (
      select i.order_id, i.issue_date, i.is_replaced, i.document, i.rounding_paise, i.document #>> '{placeOfSupply,name}' as place,
             case i.document_type when 'credit_note' then -1 else 1 end as sign
        from invoices i where i.issue_date between ${from}::date and ${to}::date)
    select d.order_id, d.issue_date, d.place, d.sign, d.document #>> '{original,reason}' as reason, line ->> 'kind' as kind,
           l.product_id, l.sku, case when d.is_replaced or line ->> 'kind' <> 'goods' then 0 else (line ->> 'quantity')::int end as quantity,
           (line ->> 'taxablePaise')::bigint as taxable,
           (line ->> 'cgstPaise')::bigint + (line ->> 'sgstPaise')::bigint + (line ->> 'igstPaise')::bigint as tax,
           (line ->> 'totalPaise')::bigint as total
      from document d, jsonb_array_elements(d.document -> 'lines') line
      left join order_lines l on l.id = line ->> 'id'
    union all
    select d.order_id, d.issue_date, d.place, d.sign, null, 'rounding', null, null, 0, 0, 0, d.rounding_paise
      from document d where d.rounding_paise <> 0`;
}
