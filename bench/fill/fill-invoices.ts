import { withDatabase } from '../../test/database/with-database.ts';

/**
 * Fills a month 'YYYY-MM' of a shop with this many invoices, copies of the existing ones: to a dozen other States, every third to a buyer
 * with GSTIN, with a credit note on every twentieth. Inserts in sets and without triggers.
 */
export function fillInvoices(dataDir: string, month: string, invoices: number): Promise<void> {
  return withDatabase(dataDir, async (client) => {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(copies, [month, invoices]);
    await client.query(creditNotes);
    await client.query('commit');
    await client.query('vacuum analyze invoices');
  });
}

const states = `(array['02-Himachal Pradesh','03-Punjab','06-Haryana','07-Delhi','08-Rajasthan','10-Bihar','19-West Bengal','21-Odisha',
  '24-Gujarat','27-Maharashtra','29-Karnataka','33-Tamil Nadu'])[n % 12 + 1]`;

const copies = `
  with original as (select i as invoice, row_number() over (order by id) - 1 as at, count(*) over () as known from invoices i
                     where document_type <> 'credit_note'),
       copied as (
         select n, o.invoice, $1 || '-' || lpad((n % 28 + 1)::text, 2, '0') as day, ${states} as place,
                case n % 3 when 0 then left(${states}, 2) || 'AAPFU' || lpad((n % 5000)::text, 4, '0') || 'F1ZV' end as gstin,
                to_char(($1 || '-01')::date - interval '3 months', 'YY-') || to_char(($1 || '-01')::date + interval '9 months', 'YY') as year
           from generate_series(100001, 100000 + $2::int) n join original o on o.at = n % o.known)
  insert into invoices
  select row.* from copied, lateral (select 'INV/' || year || '/' || n as number) own,
         lateral jsonb_populate_record(invoice, jsonb_build_object(
           'id', 'inv_' || n, 'number', number, 'sequence', n, 'financial_year', year, 'order_id', 'ord_' || n, 'issue_date', day,
           'due_date', day, 'status', 'paid',
           'document', (invoice).document || jsonb_build_object(
             'number', number, 'issueDate', day, 'dueDate', day,
             'buyer', (invoice).document -> 'buyer' || jsonb_build_object('gstin', gstin),
             'placeOfSupply', jsonb_build_object('code', left(place, 2), 'name', substr(place, 4), 'key', 'MH')))) as row`;

const creditNotes = `
  insert into invoices
  select row.* from invoices i, lateral (select replace(i.number, 'INV', 'CRN') as number) own,
         lateral jsonb_populate_record(i, jsonb_build_object(
           'id', 'note_' || i.sequence, 'number', own.number, 'series', 'CRN', 'document_type', 'credit_note', 'original_invoice_id', i.id,
           'document', i.document || jsonb_build_object('number', own.number, 'documentType', 'credit_note'))) as row
   where i.sequence > 100000 and i.sequence % 20 = 0`;
