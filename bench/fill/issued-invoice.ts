const issued = "(c.at at time zone 'Asia/Kolkata')::date";
const year = (shifted: string) => `lpad((extract(year from ${shifted})::int % 100)::text, 2, '0')`;
const financialYear = `${year(`${issued} - interval '3 months'`)} || '-' || ${year(`${issued} + interval '9 months'`)}`;

/** The number of a copied invoice, in the financial year in which its order was placed. */
export const INVOICE_NUMBER = `t.series || '/' || ${financialYear} || '/' || lpad(c.n::text, 6, '0')`;

/** The columns of a copied invoice, issued on the day of its order. */
export const ISSUED_INVOICE = {
  order_id: 'c.id',
  customer_id: 'c.customer_id',
  financial_year: financialYear,
  sequence: 'c.n',
  number: INVOICE_NUMBER,
  issue_date: issued,
  due_date: issued,
  created_at: 'c.at',
};
