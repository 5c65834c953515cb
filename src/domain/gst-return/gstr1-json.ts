import type { InvoiceDocument } from '#domain/invoice/invoice.ts';
import { toRupees } from '#domain/money/money.ts';
import { inKeyOrder, isLarge, isRegistered, type ReturnedDocument, signOf } from './gst-return-document.ts';
import { toDocumentRanges, toHsnRows, toNilRows } from './gstr1-json-sums.ts';

/** The version of the offline tool whose files the portal takes; copied from a current file of the tool. */
const toolVersion = 'GST3.2.4';

type Rate = InvoiceDocument['rates'][number];

/**
 * Returns a month as the JSON that the offline tool of GSTR-1 writes and the portal takes; sections without a row are left out. Amounts are
 * rupees, days `dd-mm-yyyy`. No official schema is published; the keys are those of the tool's files.
 */
export function toGstr1Json(
  documents: readonly ReturnedDocument[],
  { gstin, month }: { gstin: string; month: string },
): Record<string, unknown> {
  const invoices = documents.filter(({ document }) => document.documentType !== 'credit_note');
  const notes = documents.filter(({ document }) => document.documentType === 'credit_note');
  const [year, number] = month.split('-');
  const sections = {
    b2b: byBuyer(invoices.filter(isRegistered), 'inv', (one) => ({
      ...toInvoice(one),
      pos: one.placeOfSupply.code,
      rchrg: 'N',
      inv_typ: 'R',
    })),
    b2cl: byPlace(invoices.filter(isLarge)),
    b2cs: toSmall(documents.filter((one) => !isRegistered(one) && !isLarge(one))),
    cdnr: byBuyer(notes.filter(isRegistered), 'nt', (one) => ({
      ...toNote(one),
      pos: one.placeOfSupply.code,
      rchrg: 'N',
      inv_typ: 'R',
    })),
    cdnur: notes
      .filter(isLarge)
      .map(({ document }) => ({ typ: 'B2CL', ...toNote(document), pos: document.placeOfSupply.code })),
    nil: toNilRows(documents),
    hsn: toHsnRows(documents),
    doc_issue: toDocumentRanges(invoices, notes),
  };
  const filled = Object.entries(sections).filter(([, section]) => !isEmpty(section));
  return { gstin, fp: `${number}${year}`, version: toolVersion, hash: 'hash', ...Object.fromEntries(filled) };
}

function isEmpty(section: object): boolean {
  return Array.isArray(section) ? section.length === 0 : Object.values(section).every(isEmpty);
}

function byBuyer<Row>(
  documents: readonly ReturnedDocument[],
  key: 'inv' | 'nt',
  toRow: (document: InvoiceDocument) => Row,
) {
  const buyers = Map.groupBy(documents, ({ document }) => document.buyer.gstin!);
  return [...buyers].map(([ctin, some]) => ({ ctin, [key]: some.map(({ document }) => toRow(document)) }));
}

function byPlace(documents: readonly ReturnedDocument[]) {
  const places = Map.groupBy(documents, ({ document }) => document.placeOfSupply.code);
  return [...places].map(([pos, some]) => ({ pos, inv: some.map(({ document }) => toInvoice(document)) }));
}

function toInvoice(document: InvoiceDocument) {
  const { number, issueDate, summary } = document;
  return {
    inum: number,
    idt: toToolDay(issueDate),
    val: toRupees(summary.totalPaise),
    itms: toItems(document),
  };
}

function toNote(document: InvoiceDocument) {
  const { number, issueDate, summary } = document;
  return {
    ntty: 'C',
    nt_num: number,
    nt_dt: toToolDay(issueDate),
    val: toRupees(summary.totalPaise),
    itms: toItems(document),
  };
}

/** Returns one item for each rate; nil-rated lines have a section of their own. */
function toItems({ rates, intraState }: InvoiceDocument) {
  return rates
    .filter(({ rateBp }) => rateBp > 0)
    .map((rate, index) => ({ num: index + 1, itm_det: toAmounts(rate, intraState) }));
}

/** Returns the amounts of a rate: IGST between States, CGST and SGST within one. */
export function toAmounts(
  { rateBp, taxablePaise, cgstPaise, sgstPaise, igstPaise }: Rate,
  intraState: boolean,
) {
  const tax = intraState
    ? { camt: toRupees(cgstPaise), samt: toRupees(sgstPaise) }
    : { iamt: toRupees(igstPaise) };
  return { rt: rateBp / 100, txval: toRupees(taxablePaise), ...tax, csamt: 0 };
}

/** Sums the sales to unregistered buyers by State and rate, net of their credit notes. */
function toSmall(documents: readonly ReturnedDocument[]) {
  const sums = new Map<string, { pos: string; intraState: boolean; rate: Rate }>();
  for (const one of documents) {
    const { placeOfSupply, intraState, rates } = one.document;
    for (const rate of rates) {
      if (rate.rateBp === 0) continue;
      const key = `${placeOfSupply.code} ${String(rate.rateBp).padStart(5, '0')}`;
      const none = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
      const sum = sums.get(key) ?? { pos: placeOfSupply.code, intraState, rate: { ...rate, ...none } };
      for (const part of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const)
        sum.rate[part] += signOf(one) * rate[part];
      sums.set(key, sum);
    }
  }
  return inKeyOrder(sums).map(({ pos, intraState, rate }) => ({
    sply_ty: intraState ? 'INTRA' : 'INTER',
    pos,
    typ: 'OE',
    ...toAmounts(rate, intraState),
  }));
}

/** Returns a day as "24-05-2026". */
function toToolDay(day: string): string {
  return day.split('-').toReversed().join('-');
}
