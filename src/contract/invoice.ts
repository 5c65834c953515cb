import { z } from 'zod';
import {
  InvoiceDocumentType,
  InvoiceLine,
  InvoiceStatus,
  invoiceTitle,
  formatDeclaration,
} from '#domain/invoice/invoice.ts';
import type { InvoiceAddress, InvoiceDocument } from '#domain/invoice/invoice.ts';
import { toRupees, type Paise } from '#domain/money/money.ts';
import { SellerKind } from '#domain/seller/seller.ts';
import { toShownLogo } from '#domain/seller/shown-logo.ts';

const AddressJson = z.object({
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  state_code: z.string(),
  postal_code: z.string(),
});

const LineJson = z.object({
  id: z.string(),
  kind: InvoiceLine.shape.kind,
  product_name: z.string(),
  description: z.string(),
  hsn_code: z.string(),
  quantity: z.int(),
  uqc: z.string(),
  unit_price: z.number(),
  discount: z.number(),
  taxable_value: z.number(),
  cgst_rate: z.number(),
  cgst_amount: z.number(),
  sgst_rate: z.number(),
  sgst_amount: z.number(),
  igst_rate: z.number(),
  igst_amount: z.number(),
  total_amount: z.number(),
});

/** The specification's invoice with the additional fields that Rule 46 requires; rupees and percent. */
export const InvoiceJson = z.object({
  id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  invoice_number: z.string(),
  document_type: InvoiceDocumentType,
  title: z.string(),
  /** The declaration that the law requires at the top; empty if none is required. */
  declaration: z.string().default(''),
  status: InvoiceStatus,
  issue_date: z.string(),
  due_date: z.string(),
  place_of_supply: z.string(),
  place_of_supply_code: z.string(),
  reverse_charge: z.boolean(),
  original_invoice: z
    .object({ invoice_number: z.string(), issue_date: z.string(), reason: z.string(), part: z.boolean() })
    .nullable(),
  seller_kind: SellerKind.default('regular'),
  seller_name: z.string(),
  seller_trade_name: z.string(),
  seller_gstin: z.string().nullable(),
  seller_pan: z.string().nullable(),
  seller_email: z.string(),
  seller_phone: z.string(),
  seller_address: AddressJson,
  signatory_name: z.string(),
  signature_image: z.string().nullable(),
  /** The logo that the shop had when the document was issued, at the size in which pages show it. */
  logo: z.object({ src: z.string(), width: z.int(), height: z.int() }).nullable().default(null),
  buyer_details: z.object({
    name: z.string(),
    gstin: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    address: AddressJson,
  }),
  delivery_address: AddressJson,
  /** The printed name of sgst_* amounts. */
  sgst_label: z.enum(['SGST', 'UTGST']),
  line_items: z.array(LineJson),
  rate_summary: z.array(
    z.object({
      rate: z.number(),
      taxable_value: z.number(),
      cgst: z.number(),
      sgst: z.number(),
      igst: z.number(),
    }),
  ),
  tax_summary: z.object({
    total_taxable_value: z.number(),
    total_cgst: z.number(),
    total_sgst: z.number(),
    total_igst: z.number(),
    total_tax: z.number(),
    total_discount: z.number(),
    final_amount: z.number(),
    rounding_amount: z.number(),
  }),
  amount_in_words: z.string(),
  /** The credit notes issued for this invoice. */
  credit_notes: z.array(
    z.object({ id: z.string(), invoice_number: z.string(), issue_date: z.string(), amount: z.number() }),
  ),
});
export type InvoiceJson = z.infer<typeof InvoiceJson>;

/** Returns a stored document with its id and current status, as GET /invoices/{id} returns it. */
export function toInvoiceJson(
  stored: { id: string; orderId: string; status: InvoiceStatus; creditNotes: CreditNoteOver[] },
  document: InvoiceDocument,
): InvoiceJson {
  const { seller, buyer, original } = document;
  return {
    id: stored.id,
    order_id: stored.orderId,
    order_number: document.orderNumber,
    invoice_number: document.number,
    document_type: document.documentType,
    title: invoiceTitle(document.documentType),
    declaration: formatDeclaration(seller.kind),
    status: stored.status,
    issue_date: document.issueDate,
    due_date: document.dueDate,
    place_of_supply: document.placeOfSupply.name,
    place_of_supply_code: document.placeOfSupply.code,
    reverse_charge: document.reverseCharge,
    original_invoice: original && {
      invoice_number: original.number,
      issue_date: original.issueDate,
      reason: original.reason,
      part: original.isPart,
    },
    seller_kind: seller.kind,
    seller_name: seller.name,
    seller_trade_name: seller.tradeName,
    seller_gstin: seller.gstin,
    seller_pan: seller.pan,
    seller_email: seller.email,
    seller_phone: seller.phone,
    seller_address: toAddressJson(seller.address),
    signatory_name: seller.signatoryName,
    signature_image: seller.signatureImage,
    logo: seller.logo && toShownLogo(seller.logo),
    buyer_details: { ...buyer, address: toAddressJson(buyer.address) },
    delivery_address: toAddressJson(document.deliveryAddress),
    sgst_label: document.secondLabel,
    line_items: document.lines.map((line) => toLineJson(line, document.intraState)),
    rate_summary: document.rates.map(toRateJson),
    tax_summary: toSummaryJson(document.summary),
    amount_in_words: document.amountInWords,
    credit_notes: stored.creditNotes.map((note) => ({
      id: note.id,
      invoice_number: note.number,
      issue_date: note.issueDate,
      amount: toRupees(note.totalPaise),
    })),
  };
}

export type CreditNoteOver = { id: string; number: string; issueDate: string; totalPaise: Paise };

function toLineJson(line: InvoiceLine, intraState: boolean): InvoiceJson['line_items'][number] {
  const halfRate = intraState ? line.rateBp / 200 : 0;
  return {
    id: line.id,
    kind: line.kind,
    product_name: line.name,
    description: line.description,
    hsn_code: line.hsn,
    quantity: line.quantity,
    uqc: line.uqc,
    unit_price: toRupees(line.unitPricePaise),
    discount: toRupees(line.discountPaise),
    taxable_value: toRupees(line.taxablePaise),
    cgst_rate: halfRate,
    cgst_amount: toRupees(line.cgstPaise),
    sgst_rate: halfRate,
    sgst_amount: toRupees(line.sgstPaise),
    igst_rate: intraState ? 0 : line.rateBp / 100,
    igst_amount: toRupees(line.igstPaise),
    total_amount: toRupees(line.totalPaise),
  };
}

function toRateJson(row: InvoiceDocument['rates'][number]): InvoiceJson['rate_summary'][number] {
  return {
    rate: row.rateBp / 100,
    taxable_value: toRupees(row.taxablePaise),
    cgst: toRupees(row.cgstPaise),
    sgst: toRupees(row.sgstPaise),
    igst: toRupees(row.igstPaise),
  };
}

function toSummaryJson(summary: InvoiceDocument['summary']): InvoiceJson['tax_summary'] {
  return {
    total_taxable_value: toRupees(summary.taxablePaise),
    total_cgst: toRupees(summary.cgstPaise),
    total_sgst: toRupees(summary.sgstPaise),
    total_igst: toRupees(summary.igstPaise),
    total_tax: toRupees(summary.taxPaise),
    total_discount: toRupees(summary.discountPaise),
    final_amount: toRupees(summary.totalPaise),
    rounding_amount: toRupees(summary.roundingPaise),
  };
}

function toAddressJson({ stateCode, postalCode, ...address }: InvoiceAddress): z.infer<typeof AddressJson> {
  return { ...address, state_code: stateCode, postal_code: postalCode };
}
