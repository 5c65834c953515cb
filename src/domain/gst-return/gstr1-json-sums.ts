import { sumPaise, toRupees } from '#domain/money/money.ts';
import type { HsnSum, NumberRange, RateAmounts, RateSum } from './gst-return-document.ts';
import { toHsn } from './gst-return-hsn.ts';
import { isSmall } from './gst-return-sums.ts';

/** The longest description of an HSN row that the portal accepts. */
const longestDescription = 30;

type MonthSums = { rates: readonly RateSum[]; hsn: readonly HsnSum[]; ranges: readonly NumberRange[] };

/** Returns the sections of GSTR-1 that sum documents, in the order of the tool's files; those without a row are left out. */
export function toSummedSections({ rates, hsn, ranges }: MonthSums): Record<string, unknown> {
  const sections = {
    b2cs: rates.filter(isSmall).map(toSmallRow),
    nil: { inv: toNilRows(rates.filter(({ rateBp }) => rateBp === 0)) },
    hsn: {
      hsn_b2b: toHsnRows(hsn.filter(({ isRegistered }) => isRegistered)),
      hsn_b2c: toHsnRows(hsn.filter(({ isRegistered }) => !isRegistered)),
    },
    doc_issue: { doc_det: toRanges(ranges) },
  };
  return Object.fromEntries(Object.entries(sections).filter(([, section]) => !isEmpty(section)));
}

function isEmpty(section: object): boolean {
  return Array.isArray(section) ? section.length === 0 : Object.values(section).every(isEmpty);
}

/** Returns the amounts of a rate: IGST between States, CGST and SGST within one. */
export function toAmounts(rate: RateAmounts, intraState: boolean) {
  const tax = intraState
    ? { camt: toRupees(rate.cgstPaise), samt: toRupees(rate.sgstPaise) }
    : { iamt: toRupees(rate.igstPaise) };
  return { rt: rate.rateBp / 100, txval: toRupees(rate.taxablePaise), ...tax, csamt: 0 };
}

function toSmallRow(sum: RateSum) {
  const { intraState, placeCode: pos } = sum;
  return { sply_ty: intraState ? 'INTRA' : 'INTER', pos, typ: 'OE', ...toAmounts(sum, intraState) };
}

/** Returns a row for the nil-rated sales to each kind of buyer, within the State and between States. */
function toNilRows(sums: readonly RateSum[]) {
  const kinds = Map.groupBy(
    sums,
    ({ intraState, isRegistered }) => `${intraState ? 'INTRA' : 'INTR'}${isRegistered ? 'B2B' : 'B2C'}`,
  );
  return [...kinds].map(([kind, some]) => ({
    sply_ty: kind,
    nil_amt: toRupees(sumPaise(some.map(({ taxablePaise }) => taxablePaise))),
    expt_amt: 0,
    ngsup_amt: 0,
  }));
}

function toHsnRows(sums: readonly HsnSum[]) {
  return toHsn(sums).map(([hsn, name, unit, quantity, , rate, taxable, igst, cgst, sgst], index) => ({
    num: index + 1,
    hsn_sc: hsn,
    desc: String(name).slice(0, longestDescription),
    uqc: String(unit).slice(0, 3),
    qty: quantity,
    rt: rate,
    txval: taxable,
    iamt: igst,
    camt: cgst,
    samt: sgst,
    csamt: 0,
  }));
}

/** Returns the ranges of document numbers: 1 for invoices, 5 for credit notes. */
function toRanges(ranges: readonly NumberRange[]) {
  const of = (notes: boolean) =>
    ranges
      .filter(({ isNote }) => isNote === notes)
      .map(({ from, to, count }, index) => ({
        num: index + 1,
        from,
        to,
        totnum: count,
        cancel: 0,
        net_issue: count,
      }));
  const kinds = [
    { doc_num: 1, docs: of(false) },
    { doc_num: 5, docs: of(true) },
  ];
  return kinds.filter(({ docs }) => docs.length > 0);
}
