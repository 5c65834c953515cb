import type { Uqc } from '#domain/tax/gst.ts';
import { toRupees } from '#domain/money/money.ts';
import { type Cell, hasValue, type HsnSum } from './gst-return-document.ts';

const units: Record<Uqc, string> = {
  NOS: 'NOS-NUMBERS',
  SET: 'SET-SETS',
  PRS: 'PRS-PAIRS',
  PCS: 'PCS-PIECES',
  MTR: 'MTR-METERS',
  OTH: 'OTH-OTHERS',
};

/**
 * Returns a row for the sales of each HSN code, unit and rate that has a value. A table without any keeps its rows of 0, because the portal
 * refuses an empty one where there were sales to buyers with GSTIN (table 12, since May 2025).
 */
export function toHsn(sums: readonly HsnSum[]): Cell[][] {
  const valued = sums.filter(hasValue);
  return (valued.length > 0 ? valued : sums).map((sum) => [
    sum.hsn,
    sum.name,
    units[sum.uqc],
    sum.quantity,
    toRupees(sum.totalPaise),
    sum.rateBp / 100,
    toRupees(sum.taxablePaise),
    toRupees(sum.igstPaise),
    toRupees(sum.cgstPaise),
    toRupees(sum.sgstPaise),
    0,
  ]);
}
