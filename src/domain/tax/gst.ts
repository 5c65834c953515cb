import { z } from 'zod';
import { divideHalfUp, type Paise } from '#domain/money/money.ts';
import { getState, type StateKey } from './state.ts';

/** Unit quantity codes that this shop uses on invoices; OTH is for charges that are not goods. */
export const Uqc = z.enum(['NOS', 'SET', 'PRS', 'PCS', 'MTR', 'OTH']);
export type Uqc = z.infer<typeof Uqc>;

export type TaxSplit = { taxablePaise: Paise; cgstPaise: Paise; sgstPaise: Paise; igstPaise: Paise };

/**
 * Splits a tax-inclusive amount into taxable value and GST (CGST Rule 35); the parts always add up to it. Within the home State the tax is two equal
 * halves (the second is UTGST by law in some territories but kept as sgstPaise), else IGST. The rate is in basis points. Throws RangeError
 * for a negative amount or rate.
 */
export function splitTax(grossPaise: Paise, rateBp: number, intraState: boolean): TaxSplit {
  if (!Number.isSafeInteger(grossPaise) || grossPaise < 0)
    throw new RangeError(`Not taxable: ${grossPaise} paise`);
  if (!Number.isSafeInteger(rateBp) || rateBp < 0) throw new RangeError(`Not a rate: ${rateBp} basis points`);
  const product = BigInt(grossPaise) * BigInt(rateBp);
  if (intraState) {
    const half = divideHalfUp(product, 2 * (10_000 + rateBp));
    return { taxablePaise: grossPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
  }
  const igstPaise = divideHalfUp(product, 10_000 + rateBp);
  return { taxablePaise: grossPaise - igstPaise, cgstPaise: 0, sgstPaise: 0, igstPaise };
}

/** One dated row of an HSN code's rates. Days are 'YYYY-MM-DD', both inclusive; null means open. */
export type DatedRate = {
  /** Four to eight digits; a shorter code applies to all codes that begin with it. */
  hsn: string;
  rateBp: number;
  validFrom: string;
  validTo: string | null;
  /**
   * The row applies only to pieces that cost at most this after discounts, GST included; null for any. Chapter 63 and 9404 are 5 % up to a
   * value of ₹2,500, which is ₹2,625 with its tax.
   */
  upToUnitPaise: Paise | null;
};

/** The rate of a line: its product's own rate, or the dated rows of its HSN code. */
export type RateChoice = { rateBp: number } | { rates: readonly DatedRate[] };

/** Returns the rows that apply to an HSN code: its own if there are any, else those of the longest prefix. */
export function ratesForHsn(rates: readonly DatedRate[], hsn: string): DatedRate[] {
  const fitting = rates.filter((row) => hsn.startsWith(row.hsn));
  const longest = Math.max(...fitting.map((row) => row.hsn.length));
  return fitting.filter((row) => row.hsn.length === longest);
}

/**
 * Returns the rate for `quantity` pieces sold on a day for netPaise together (after discounts, GST included), or undefined if no row
 * applies. The lowest ceiling that fits wins, then the latest row.
 */
export function chooseRateBp(
  choice: RateChoice,
  sale: { on: string; netPaise: Paise; quantity: number },
): number | undefined {
  if ('rateBp' in choice) return choice.rateBp;
  const fitting = choice.rates.filter((row) => isValidOn(row, sale.on) && isWithinCeiling(row, sale));
  fitting.sort((a, b) => compare(ceilingOf(a), ceilingOf(b)) || b.validFrom.localeCompare(a.validFrom));
  return fitting[0]?.rateBp;
}

export type TaxSide = {
  intraState: boolean;
  /** The printed name of sgstPaise. */
  secondLabel: 'SGST' | 'UTGST';
};

/** Returns CGST with SGST or UTGST when goods are delivered in the home State, else IGST (IGST Act s.7, 8, 10; UTGST Act s.1). */
export function taxSideOf(homeState: StateKey, deliveryState: StateKey): TaxSide {
  return {
    intraState: homeState === deliveryState,
    secondLabel: getState(homeState).isUtgst ? 'UTGST' : 'SGST',
  };
}

/** Returns "CGST + SGST", "CGST + UTGST" or "IGST". */
export function formatTaxSide(side: TaxSide): string {
  return side.intraState ? `CGST + ${side.secondLabel}` : 'IGST';
}

function isValidOn(row: DatedRate, on: string): boolean {
  return row.validFrom <= on && (row.validTo === null || on <= row.validTo);
}

function isWithinCeiling(row: DatedRate, sale: { netPaise: Paise; quantity: number }): boolean {
  return sale.netPaise <= ceilingOf(row) * sale.quantity;
}

function ceilingOf(row: DatedRate): number {
  return row.upToUnitPaise ?? Infinity;
}

// Infinity − Infinity is NaN, so a subtraction does not work here.
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
