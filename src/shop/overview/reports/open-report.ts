import type { ReportListing, ReportName, ReportTable } from '#contract/money/admin-money.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Period } from '#shop/analytics/period.ts';
import type { Ctx } from '#shop/context.ts';
import { openInvoiceRegister } from './open-invoice-register.ts';
import { readCodDue } from './read-cod-due.ts';
import { readGst3b } from './read-gst-3b.ts';
import { readMakerStatement } from './read-maker-statement.ts';
import { readReturns } from './read-returns.ts';
import { type SalesGroup, readSalesBy } from './read-sales-by.ts';
import { readStockValue } from './read-stock-value.ts';
import { readEmptySearches, readSalesBySource } from './read-visits.ts';
import type { ReportParts } from './report-parts.ts';

type ReadReport = (ctx: Ctx, period: Period, maker: string | undefined) => Promise<ReportTable>;

const salesBy =
  (group: SalesGroup): ReadReport =>
  (ctx, period) =>
    readSalesBy(ctx, period, group);

const READERS: Record<Exclude<ReportName, 'invoice-register'>, ReadReport> = {
  'cod-due': readCodDue,
  'gst-3b': readGst3b,
  'sales-by-day': salesBy('day'),
  'sales-by-month': salesBy('month'),
  'sales-by-state': salesBy('state'),
  'sales-by-product': salesBy('product'),
  'sales-by-category': salesBy('category'),
  'sales-by-craft': salesBy('craft'),
  'sales-by-maker': salesBy('maker'),
  'sales-by-source': readSalesBySource,
  'searches-without-result': readEmptySearches,
  returns: readReturns,
  'stock-value': readStockValue,
  'maker-statement': readMakerStatement,
};

/**
 * Opens a report over Indian days, both included; amounts are rupees. Throws unauthenticated, forbidden, invalid `report.no_maker` where a
 * statement names no maker.
 */
export async function openReport(
  ctx: Ctx,
  name: ReportName,
  { maker, ...period }: ReportListing,
): Promise<ReportParts> {
  requireAbility(ctx, 'see_invoices');
  if (name === 'invoice-register') return openInvoiceRegister(ctx, period);
  const { headings, rows, note } = await READERS[name](ctx, period, maker);
  return { headings, note, parts: [rows] };
}
