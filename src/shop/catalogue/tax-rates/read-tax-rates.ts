import { type DatedRate, ratesForHsn } from '#domain/tax/gst.ts';
import type { Ctx } from '#shop/context.ts';
import { remember } from '#shop/remember.ts';

/** Returns the dated rates of an HSN code. */
export type TaxRates = (hsn: string) => readonly DatedRate[];

/** Returns all dated GST rates, kept in memory until one of them changes. */
export function readTaxRates(ctx: Pick<Ctx, 'db' | 'memory' | 'cacheTags'>): Promise<TaxRates> {
  return remember(ctx, 'tax-rates', ['tax_rates'], async () => {
    const rows = await ctx.db.selectFrom('tax_rates').selectAll().execute();
    const rates = rows.map((row) => ({
      hsn: row.hsn,
      rateBp: row.rate_bp,
      validFrom: row.valid_from,
      validTo: row.valid_to,
      upToUnitPaise: row.up_to_unit_paise,
    }));
    const byHsn = new Map<string, readonly DatedRate[]>();
    return (hsn) => {
      const known = byHsn.get(hsn) ?? ratesForHsn(rates, hsn);
      byHsn.set(hsn, known);
      return known;
    };
  });
}
