import { toIndianDay } from '#domain/indian-time.ts';
import { chooseRateBp, ratesForHsn } from '#domain/tax/gst.ts';
import type { Reader } from '#shop/context.ts';
import { readRateRows } from '#shop/catalogue/tax-rates/read-rate-rows.ts';

type Taxed = { rateBp: number | null; hsn: string | null; pricePaise: number };

/**
 * Returns the function that finds the GST percent for a sale of one piece today; null if neither the product nor its HSN code has a rate.
 */
export async function readRatesToday(reader: Reader): Promise<(taxed: Taxed) => number | null> {
  const rates = await readRateRows(reader);
  const on = toIndianDay(reader.clock.now());
  return ({ rateBp, hsn, pricePaise }) => {
    if (rateBp !== null) return rateBp / 100;
    if (hsn === null) return null;
    const found = chooseRateBp({ rates: ratesForHsn(rates, hsn) }, { on, netPaise: pricePaise, quantity: 1 });
    return found === undefined ? null : found / 100;
  };
}
