import type { ReportName, ReportTable } from '#contract/admin-money.ts';
import { toRupees } from '#domain/money/money.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { findSales } from '#shop/analytics/find-sales.ts';
import type { Period } from '#shop/analytics/period.ts';
import type { Reader } from '#shop/context.ts';
import { readCodDue } from './read-cod-due.ts';
import { readGst3b } from './read-gst-3b.ts';
import { readInvoiceRegister } from './read-invoice-register.ts';
import { readSalesBy } from './read-sales-by.ts';

const READERS: Record<ReportName, (reader: Reader, period: Period) => Promise<ReportTable>> = {
  'cod-due': readCodDue,
  'invoice-register': readInvoiceRegister,
  'gst-3b': readGst3b,
  'sales-by-day': (reader, period) => readSalesBy(reader, period, 'day'),
  'sales-by-month': (reader, period) => readSalesBy(reader, period, 'month'),
  'sales-by-state': (reader, period) => readSalesBy(reader, period, 'state'),
  'sales-by-product': (reader, period) => readSold(reader, period, 'product'),
  'sales-by-category': (reader, period) => readSold(reader, period, 'category'),
};

/** Returns a report over Indian days, both included; amounts are rupees. Throws unauthenticated, forbidden. */
export async function readReport(reader: Reader, name: ReportName, period: Period): Promise<ReportTable> {
  requireAbility(reader, 'see_invoices');
  return READERS[name](reader, period);
}

/** Sums what was sold by product or category, after discounts and without freight. */
async function readSold(reader: Reader, period: Period, by: 'product' | 'category'): Promise<ReportTable> {
  const sales = await findSales(reader, period, by);
  const heading = by === 'product' ? 'Product' : 'Category';
  return {
    headings: [heading, 'Orders', 'Pieces', 'Sales ₹'],
    rows: sales.map(({ name, orders, units, revenuePaise }) => [
      name,
      orders,
      units,
      toRupees(Number(revenuePaise)),
    ]),
  };
}
