import { type DatedRate, ratesForHsn } from '#domain/tax/gst.ts';
import type { Ctx } from '#shop/context.ts';
import { remember } from '#shop/remember.ts';
import { readRateRows } from './read-rate-rows.ts';

/** Returns the dated rates of an HSN code. */
export type TaxRates = (hsn: string) => readonly DatedRate[];

/** Returns all dated GST rates, kept in memory until one of them changes. */
export function readTaxRates(ctx: Pick<Ctx, 'db' | 'memory' | 'cacheTags'>): Promise<TaxRates> {
  return remember(ctx, 'tax-rates', ['tax_rates'], async () => {
    const rates = await readRateRows(ctx);
    const byHsn = new Map<string, readonly DatedRate[]>();
    return (hsn) => {
      const known = byHsn.get(hsn) ?? ratesForHsn(rates, hsn);
      byHsn.set(hsn, known);
      return known;
    };
  });
}
