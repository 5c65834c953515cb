import {
  REPORT_TITLES,
  type ReportListing,
  type ReportName,
  type ReportTable,
} from '#contract/money/admin-money.ts';
import { formatDayMonthYear } from '#domain/day-words.ts';
import { invalid } from '#domain/error.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';
import { openReport } from './open-report.ts';
import type { ReportParts } from './report-parts.ts';

const mostRows = 5_000;

/**
 * Returns a report as PDF, with the shop's name and the period in its head. Throws as `openReport`, and invalid `report.too_long` for one of more
 * than 5,000 rows and `report.too_wide` for the invoice register.
 */
export async function printReport(ctx: Ctx, name: ReportName, wanted: ReportListing): Promise<Uint8Array> {
  if (name === 'invoice-register')
    throw invalid('report.too_wide', 'The invoice register is too wide for a PDF. Use the CSV.');
  const [report, { seller, general }] = await Promise.all([openReport(ctx, name, wanted), readSettings(ctx)]);
  const { maker, from, to } = wanted;
  const shop = seller.tradeName || seller.legalName || general.shopName;
  return ctx.drawTable({
    headings: report.headings,
    rows: await collect(report),
    note: report.note,
    title: maker ? `Statement for ${maker}` : REPORT_TITLES[name],
    lines: [shop, `${formatDayMonthYear(from)} to ${formatDayMonthYear(to)}`],
    author: shop,
    day: toIndianDay(ctx.clock.now()),
  });
}

async function collect({ parts }: ReportParts): Promise<ReportTable['rows']> {
  const rows: ReportTable['rows'] = [];
  for await (const part of parts) {
    rows.push(...part);
    if (rows.length > mostRows)
      throw invalid('report.too_long', 'This is too long for a PDF. Use the CSV, or choose fewer days.');
  }
  return rows;
}
