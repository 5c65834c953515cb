import { createHash } from 'node:crypto';
import { type TaxRates, toTaxRateJson } from '#domain/tax/tax-rate.ts';
import type { Reader } from '#shop/context.ts';
import { requireStaff } from '#shop/access/require-staff.ts';

/** Returns all dated GST rates by HSN code and day, for every member of staff: who edits products looks codes up. Throws unauthenticated. */
export async function listTaxRates(reader: Reader): Promise<TaxRates> {
  if (reader.actor.kind !== 'system') requireStaff(reader);
  const rows = await reader.db
    .selectFrom('tax_rates')
    .selectAll()
    .orderBy('hsn')
    .orderBy('valid_from')
    .orderBy('up_to_unit_paise')
    .execute();
  const rates = rows.map((row) =>
    toTaxRateJson({
      hsn: row.hsn,
      rateBp: row.rate_bp,
      validFrom: row.valid_from,
      validTo: row.valid_to,
      upToUnitPaise: row.up_to_unit_paise,
      note: row.note,
    }),
  );
  return { rates, version: createHash('sha256').update(JSON.stringify(rates)).digest('hex').slice(0, 16) };
}
