import { z } from 'zod';
import { Uqc } from '#domain/tax/gst.ts';
import { SellerKind } from '#domain/seller/seller.ts';
import { StateKey } from '#domain/tax/state.ts';

/** Which document the law wants: s.31 and Rule 46, Rule 49, Rule 46A and s.34 of the CGST Act. */
export const InvoiceDocumentType = z.enum([
  'tax_invoice',
  'bill_of_supply',
  'invoice_cum_bill',
  'plain_invoice',
  'credit_note',
]);
export type InvoiceDocumentType = z.infer<typeof InvoiceDocumentType>;

export const InvoiceStatus = z.enum(['draft', 'sent', 'paid', 'overdue', 'canceled']);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

const paise = z.int();
const day = z.iso.date();
const tax = { taxablePaise: paise, cgstPaise: paise, sgstPaise: paise, igstPaise: paise };

/** An address as it was when the document was issued: the State's name and code are frozen with it. */
export const InvoiceAddress = z.object({
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  stateCode: z.string(),
  postalCode: z.string(),
});
export type InvoiceAddress = z.infer<typeof InvoiceAddress>;

export const InvoiceLine = z.object({
  id: z.string(),
  kind: z.enum(['goods', 'shipping', 'cod']),
  name: z.string(),
  description: z.string(),
  hsn: z.string(),
  quantity: z.int(),
  uqc: Uqc,
  /** GST included, so that quantity × unit price − discount is the total. A cut of the price is of no piece: then both are 0. */
  unitPricePaise: paise,
  discountPaise: paise,
  rateBp: z.int(),
  ...tax,
  totalPaise: paise,
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/**
 * Everything printed on an invoice or credit note, frozen at issue; page, PDF and returns read nothing else. Its status is not part
 * of it, because a status moves. Amounts of a credit note are positive: they are what is credited.
 */
export const InvoiceDocument = z.object({
  documentType: InvoiceDocumentType,
  number: z.string(),
  orderNumber: z.string(),
  issueDate: day,
  dueDate: day,
  placeOfSupply: z.object({ key: StateKey, name: z.string(), code: z.string() }),
  intraState: z.boolean(),
  secondLabel: z.enum(['SGST', 'UTGST']),
  reverseCharge: z.literal(false),
  /** The document a credit note takes back. */
  original: z
    .object({
      number: z.string(),
      issueDate: day,
      reason: z.string(),
      /** It takes back a part of it; older notes took back all. */
      isPart: z.boolean().default(false),
    })
    .nullable(),
  seller: z.object({
    /** Documents from before sellers had a kind are of regular taxpayers. */
    kind: SellerKind.default('regular'),
    name: z.string(),
    tradeName: z.string(),
    gstin: z.string().nullable(),
    pan: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    address: InvoiceAddress,
    signatoryName: z.string(),
    signatureImage: z.string().nullable(),
  }),
  buyer: z.object({
    name: z.string(),
    gstin: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    address: InvoiceAddress,
  }),
  deliveryAddress: InvoiceAddress,
  lines: z.array(InvoiceLine),
  /** Sums for each rate present, lowest first. */
  rates: z.array(z.object({ rateBp: z.int(), ...tax })),
  summary: z.object({
    ...tax,
    taxPaise: paise,
    discountPaise: paise,
    roundingPaise: paise,
    totalPaise: paise,
  }),
  amountInWords: z.string(),
});
export type InvoiceDocument = z.infer<typeof InvoiceDocument>;

/** The heading the law wants over a document. */
export function invoiceTitle(type: InvoiceDocumentType): string {
  return titles[type];
}

const titles: Record<InvoiceDocumentType, string> = {
  tax_invoice: 'Tax Invoice',
  bill_of_supply: 'Bill of Supply',
  invoice_cum_bill: 'Invoice-cum-Bill of Supply',
  plain_invoice: 'Invoice',
  credit_note: 'Credit Note',
};

/** The words on top of every document of a composition dealer (CGST Rule 5(1)(f)); empty for other sellers. */
export function formatDeclaration(kind: SellerKind): string {
  return kind === 'composition' ? 'Composition taxable person, not eligible to collect tax on supplies' : '';
}

/** "GSTIN 09…" or "Unregistered buyer"; a seller without registration says neither where the buyer has no GSTIN. */
export function formatBuyerGstin(gstin: string | null, kind: SellerKind): string {
  if (gstin) return `GSTIN ${gstin}`;
  return kind === 'unregistered' ? '' : 'Unregistered buyer';
}

/** What a document ends with; a credit note names the invoice that it takes back, or takes a part of. */
export function closingWords(original: { isPart: boolean } | null): string {
  if (!original) return 'Thank you for shopping with us.';
  return original.isPart
    ? 'This note takes back a part of the invoice named above.'
    : 'This note takes back the invoice named above.';
}

/** Paid when issued if the money is there already, sent while cash is still to be collected. */
export function invoiceStatusAtIssue(paymentMethod: 'razorpay' | 'cod'): InvoiceStatus {
  return paymentMethod === 'razorpay' ? 'paid' : 'sent';
}

/** The status to show on a day: what was sent and not collected by its due day is overdue. */
export function invoiceStatusOn(status: InvoiceStatus, dueDate: string, today: string): InvoiceStatus {
  return status === 'sent' && dueDate < today ? 'overdue' : status;
}

/** Whether a status may follow another. A cancelled invoice stays, with its number and its credit note. */
export function canInvoiceMove(from: InvoiceStatus, to: InvoiceStatus): boolean {
  return moves[from].includes(to);
}

const moves: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  draft: ['sent', 'paid'],
  sent: ['paid', 'overdue', 'canceled'],
  overdue: ['paid', 'canceled'],
  paid: ['canceled'],
  canceled: [],
};

/** "Overdue": how a status is called on the screen. */
export function formatInvoiceStatus(status: InvoiceStatus): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** Stands where a signature would (CGST Rule 46(q), its proviso on electronic invoices) while the seller has uploaded none. */
export const UNSIGNED_WORDS = 'This is a computer-generated document and needs no signature.';

/** How the amounts of a document are to be read: a bill of supply charges no tax (CGST Rule 49). */
export function formatTaxInPrices(tax: number, kind: SellerKind): string {
  if (tax > 0)
    return 'Prices include GST. The taxable value is the price after discount, without the tax in it.';
  return kind === 'regular' ? 'These goods are nil-rated: no GST is charged.' : 'No GST is charged.';
}
