import type { TaxRate } from '#domain/tax/tax-rate.ts';
import type { Reader } from '#shop/context.ts';

/** Returns all dated GST rates, in basis points and paise, by HSN code, day and ceiling. */
export async function readRateRows({ db }: Pick<Reader, 'db'>): Promise<TaxRate[]> {
  const rows = await db
    .selectFrom('tax_rates')
    .selectAll()
    .orderBy('hsn')
    .orderBy('valid_from')
    .orderBy('up_to_unit_paise')
    .execute();
  return rows.map((row) => ({
    hsn: row.hsn,
    rateBp: row.rate_bp,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    upToUnitPaise: row.up_to_unit_paise,
    note: row.note,
  }));
}
