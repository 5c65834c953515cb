import { z } from 'zod';
import { ChargeKind } from '#domain/pricing/charge-kind.ts';
import { Uqc } from '#domain/tax/gst.ts';
import { SellerKind } from '#domain/seller/seller.ts';
import { ShopLogo } from '#domain/seller/shop-logo.ts';
import { StateKey } from '#domain/tax/state.ts';

/** The types of document that the law requires: s.31 and Rule 46, Rule 49, Rule 46A and s.34 of the CGST Act. */
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
  kind: z.enum(['goods', ...ChargeKind.options]),
  name: z.string(),
  description: z.string(),
  hsn: z.string(),
  quantity: z.int(),
  uqc: Uqc,
  /** GST included, so that quantity × unit price − discount is the total. A price reduction has no pieces: then both are 0. */
  unitPricePaise: paise,
  discountPaise: paise,
  rateBp: z.int(),
  ...tax,
  totalPaise: paise,
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/**
 * Everything printed on an invoice or credit note, frozen at issue; page, PDF and GST returns read nothing else. The status is not part of
 * it, because it changes. Amounts of a credit note are positive: they are the amounts credited.
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
  /** The invoice that a credit note credits. */
  original: z
    .object({
      number: z.string(),
      issueDate: day,
      reason: z.string(),
      /** The note credits a part of the invoice; older notes always credited all of it. */
      isPart: z.boolean().default(false),
    })
    .nullable(),
  seller: z.object({
    /** Documents issued before sellers had a kind are those of regular taxpayers. */
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
    /** Documents issued before shops had a logo have none. */
    logo: ShopLogo.nullable().default(null),
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

/** Returns the heading that the law requires (CGST Rules 46, 46A, 49 and 53(1A)). */
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

/** Returns the declaration on top of every document of a composition dealer (CGST Rule 5(1)(f)); empty for other sellers. */
export function formatDeclaration(kind: SellerKind): string {
  return kind === 'composition' ? 'Composition taxable person, not eligible to collect tax on supplies' : '';
}

/** Returns "GSTIN 09…" or "Unregistered buyer"; empty where neither the seller nor the buyer is registered. */
export function formatBuyerGstin(gstin: string | null, kind: SellerKind): string {
  if (gstin) return `GSTIN ${gstin}`;
  return kind === 'unregistered' ? '' : 'Unregistered buyer';
}

/** Returns the closing sentence; a credit note names the invoice that it credits in whole or in part. */
export function closingWords(original: { isPart: boolean } | null): string {
  if (!original) return 'Thank you for shopping with us.';
  return original.isPart
    ? 'This note credits a part of the invoice named above.'
    : 'This note cancels the invoice named above.';
}

/** Returns the status at issue: paid if the money has been received, sent while cash is still to be collected. */
export function invoiceStatusAtIssue(paymentMethod: 'razorpay' | 'cod', isPaid: boolean): InvoiceStatus {
  return paymentMethod === 'razorpay' || isPaid ? 'paid' : 'sent';
}

/** Returns the status to show on a day: a document that was sent and not paid by its due day is overdue. */
export function invoiceStatusOn(status: InvoiceStatus, dueDate: string, today: string): InvoiceStatus {
  return status === 'sent' && dueDate < today ? 'overdue' : status;
}

/** Returns the name of a status on the screen, such as "Overdue". */
export function formatInvoiceStatus(status: InvoiceStatus): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** Replaces the signature while the seller has uploaded none (CGST Rule 46(q), its proviso on electronic invoices). */
export const UNSIGNED_WORDS = 'This is a computer-generated document and needs no signature.';

/** Returns the note on tax in the prices: a bill of supply charges no tax (CGST Rule 49). */
export function formatTaxInPrices(tax: number, kind: SellerKind): string {
  if (tax > 0)
    return 'Prices include GST. The taxable value is the price after discount, without the tax in it.';
  return kind === 'regular' ? 'These goods are nil-rated: no GST is charged.' : 'No GST is charged.';
}
