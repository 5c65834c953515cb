import type { Uqc } from '#domain/tax/gst.ts';
import { toRupees } from '#domain/money/money.ts';
import type { Cell, HsnSum } from './gst-return-document.ts';

const units: Record<Uqc, string> = {
  NOS: 'NOS-NUMBERS',
  SET: 'SET-SETS',
  PRS: 'PRS-PAIRS',
  PCS: 'PCS-PIECES',
  MTR: 'MTR-METERS',
  OTH: 'OTH-OTHERS',
};

/** Returns a row for the sales of each HSN code, unit and rate. */
export function toHsn(sums: readonly HsnSum[]): Cell[][] {
  return sums.map((sum) => [
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
