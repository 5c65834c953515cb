import { toRupees } from '#domain/money/money.ts';
import { isRegistered, type ReturnedDocument, signOf } from './gst-return-document.ts';
import { toHsn } from './gst-return-hsn.ts';
import { toDocuments } from './gst-return-rows.ts';

/** The longest description of an HSN row that the portal takes. */
const longestDescription = 30;

/** Returns the nil-rated supplies by kind of buyer and State, net of credit notes; only rows with an amount. */
export function toNilRows(documents: readonly ReturnedDocument[]) {
  const sums = new Map<string, number>();
  for (const one of documents) {
    const { rates, intraState } = one.document;
    const nil = rates.find(({ rateBp }) => rateBp === 0)?.taxablePaise ?? 0;
    const kind = `${intraState ? 'INTRA' : 'INTR'}${isRegistered(one) ? 'B2B' : 'B2C'}`;
    if (nil !== 0) sums.set(kind, (sums.get(kind) ?? 0) + signOf(one) * nil);
  }
  return {
    inv: [...sums].map(([kind, paise]) => ({
      sply_ty: kind,
      nil_amt: toRupees(paise),
      expt_amt: 0,
      ngsup_amt: 0,
    })),
  };
}

/** Returns what was sold by HSN code, to registered buyers and to others, from the same sums as the CSV table. */
export function toHsnRows(documents: readonly ReturnedDocument[]) {
  return {
    hsn_b2b: rowsOf(documents.filter(isRegistered)),
    hsn_b2c: rowsOf(documents.filter((one) => !isRegistered(one))),
  };
}

function rowsOf(documents: readonly ReturnedDocument[]) {
  return toHsn(documents).rows.map(
    ([hsn, name, unit, quantity, , rate, taxable, igst, cgst, sgst], index) => ({
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
    }),
  );
}

/** Returns the ranges of document numbers: 1 for invoices, 5 for credit notes. */
export function toDocumentRanges(invoices: readonly ReturnedDocument[], notes: readonly ReturnedDocument[]) {
  const ranges = (documents: readonly ReturnedDocument[]) =>
    toDocuments(documents, []).rows.map(([, from, to, total, cancelled, issued], index) => ({
      num: index + 1,
      from,
      to,
      totnum: total,
      cancel: cancelled,
      net_issue: issued,
    }));
  const kinds = [
    { doc_num: 1, docs: ranges(invoices) },
    { doc_num: 5, docs: ranges(notes) },
  ];
  return { doc_det: kinds.filter(({ docs }) => docs.length > 0) };
}
