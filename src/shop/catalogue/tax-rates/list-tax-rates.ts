import { createHash } from 'node:crypto';
import { type TaxRates, toTaxRateJson } from '#domain/tax/tax-rate.ts';
import type { Reader } from '#shop/context.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import { readRateRows } from './read-rate-rows.ts';

/**
 * Returns all dated GST rates by HSN code and day, to every staff member, because staff who edit products look codes up. Throws
 * unauthenticated.
 */
export async function listTaxRates(reader: Reader): Promise<TaxRates> {
  if (reader.actor.kind !== 'system') requireStaff(reader);
  const rates = (await readRateRows(reader)).map(toTaxRateJson);
  return { rates, version: createHash('sha256').update(JSON.stringify(rates)).digest('hex').slice(0, 16) };
}
