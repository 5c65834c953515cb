import { sql } from 'kysely';
import type { DocumentSum, HsnSum, NumberRange, RateSum } from '#domain/gst-return/gst-return-document.ts';
import type { Reader } from '#shop/context.ts';
import { type Month, rateColumns, selectMonth } from './select-month.ts';

// Each function sums a month in the database, so that the data read does not grow with the number of documents.

const netOf = (from: string) =>
  sql.raw(
    ['taxable', 'cgst', 'sgst', 'igst']
      .map((part) => `sum(d.sign * ${from}."${part}Paise") as "${part}Paise"`)
      .join(', '),
  );

/** Sums the sales by State, kind of buyer and rate, net of credit notes, in the order of State and rate. */
export async function sumRates({ db }: Reader, month: Month): Promise<RateSum[]> {
  const { rows } = await sql<RateSum>`
    select d.gstin is not null as "isRegistered", d.is_large as "isLarge", d.intra_state as "intraState", d.place_code as "placeCode",
           min(d.place_name) as "placeName", r."rateBp", ${netOf('r')}
      from ${selectMonth(month)}, jsonb_to_recordset(d.rates) as r (${rateColumns})
     group by 1, 2, 3, 4, 6 order by 4, 6, 1, 2`.execute(db);
  return rows;
}

/**
 * Sums the sales by HSN code, unit and rate, net of credit notes. A row of charges, such as delivery, names all the charges that it sums
 * and counts no pieces. Older credit notes have one piece of OTH for a price reduction: it belongs to the unit of the goods that were sold.
 */
export async function sumHsn({ db }: Reader, month: Month): Promise<HsnSum[]> {
  const names = sql`coalesce(string_agg(distinct l.name, ' and ' order by l.name desc) filter (where l.kind <> 'goods'), min(l.name))`;
  const { rows } = await sql<HsnSum>`
    select d.gstin is not null as "isRegistered", l.hsn, ${names} as name, u.uqc, l."rateBp",
           sum(case l.uqc when 'OTH' then 0 else d.sign * l.quantity end)::int as quantity,
           sum(d.sign * l."totalPaise") as "totalPaise", ${netOf('l')}
      from ${selectMonth(month)},
           jsonb_to_recordset(d.lines) as l (id text, kind text, name text, hsn text, uqc text, quantity int, "totalPaise" bigint, ${rateColumns}),
           lateral (select coalesce((select s.uqc from invoices o, jsonb_to_recordset(o.document -> 'lines') as s (id text, uqc text)
                                      where l.uqc = 'OTH' and o.id = d.original_invoice_id and s.id = l.id), l.uqc) as uqc) u
     group by 1, 2, 4, 5 order by 2, 4, 5, 1`.execute(db);
  return rows;
}

/** Sums the invoices, and the credit notes. */
export async function sumDocuments({ db }: Reader, month: Month): Promise<DocumentSum[]> {
  const { rows } = await sql<DocumentSum>`
    select d.is_note as "isNote", count(*)::int as count, sum(d.taxable_paise) as "taxablePaise",
           sum(d.cgst_paise) as "cgstPaise", sum(d.sgst_paise) as "sgstPaise", sum(d.igst_paise) as "igstPaise",
           sum(d.rounding_paise) as "roundingPaise", sum(d.total_paise) as "totalPaise"
      from ${selectMonth(month)} group by 1 order by 1`.execute(db);
  return rows;
}

/** Returns the unbroken ranges of numbers that were issued, invoices first. */
export async function listRanges({ db }: Reader, month: Month): Promise<NumberRange[]> {
  const { rows } = await sql<NumberRange>`
    select is_note as "isNote", count(*)::int as count, (array_agg(number order by sequence))[1] as "from",
           (array_agg(number order by sequence desc))[1] as "to"
      from (select d.*, d.sequence - row_number() over (partition by d.series, d.is_note order by d.sequence) as island
              from ${selectMonth(month)}) d
     group by is_note, series, island order by is_note, series, min(sequence)`.execute(db);
  return rows;
}
