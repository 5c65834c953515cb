import { amountInWords } from '#domain/money/amount-in-words.ts';
import { taxSideOf } from '#domain/tax/gst.ts';
import type { InvoiceAddress, InvoiceDocument, InvoiceDocumentType, InvoiceLine } from './invoice.ts';
import { sumPaise } from '#domain/money/money.ts';
import { ratesOf, sumTax, toChargeLine, toProductLine } from './invoice-lines.ts';
import type { InvoicedOrder, PostalAddress } from './invoiced-order.ts';
import type { Seller, SellerKind } from '#domain/seller/seller.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { ShopLogo } from '#domain/seller/shop-logo.ts';
import { getState } from '#domain/tax/state.ts';

/** The seller as documents show it, with the shop's logo at the time of issue. */
export type InvoicedSeller = Seller & { logo: ShopLogo | null };

/** Returns the seller with the current logo of the settings. */
export function toInvoicedSeller({ seller, general }: Pick<Settings, 'seller' | 'general'>): InvoicedSeller {
  return { ...seller, logo: general.logo };
}

export type InvoiceDates = { number: string; issueDate: string; dueDate: string };

/**
 * Makes the document of an order from its frozen lines and charges: nothing is taxed or rounded again. Throws RangeError when its parts do
 * not add up to the order's total, which cannot happen with a stored order.
 */
export function toInvoiceDocument(
  order: InvoicedOrder,
  seller: Seller & Partial<InvoicedSeller>,
  dates: InvoiceDates,
): InvoiceDocument {
  const lines = [
    ...order.lines.map((line) => toProductLine(line, seller)),
    ...order.charges.map((charge, index) => toChargeLine(charge, seller, index)),
  ];
  const { kind, gstin } = order.soldAs ?? seller;
  const summary = summarise(lines, order);
  const place = getState(order.placeOfSupply);
  return {
    documentType: documentTypeOf(lines, order.buyer.gstin ?? null, kind),
    number: dates.number,
    orderNumber: order.orderNumber,
    issueDate: dates.issueDate,
    dueDate: dates.dueDate,
    placeOfSupply: { key: place.key, name: place.name, code: place.gst },
    ...taxSideOf(order.homeState, order.placeOfSupply),
    reverseCharge: false,
    original: null,
    seller: toSellerBlock({ ...seller, kind, gstin }),
    buyer: toBuyerBlock(order.buyer),
    deliveryAddress: toInvoiceAddress(order.deliveryAddress),
    lines,
    rates: ratesOf(lines),
    summary,
    amountInWords: amountInWords(summary.totalPaise),
  };
}

/**
 * Returns the document type. Nil-rated goods alone make a bill of supply, taxed goods a tax invoice, both together one invoice-cum-bill of
 * supply. Rule 46A allows the last only for unregistered buyers; a registered buyer gets a tax invoice with the nil lines at 0 %. A
 * composition dealer issues bills of supply (CGST Act s.31(3)(c)); a seller without registration may issue neither and writes a plain
 * invoice.
 */
export function documentTypeOf(
  lines: readonly { rateBp: number }[],
  buyerGstin: string | null,
  kind: SellerKind,
): InvoiceDocumentType {
  if (kind === 'unregistered') return 'plain_invoice';
  const taxed = lines.some((line) => line.rateBp > 0);
  const nil = lines.some((line) => line.rateBp === 0);
  if (!taxed) return 'bill_of_supply';
  return nil && buyerGstin === null ? 'invoice_cum_bill' : 'tax_invoice';
}

function summarise(lines: readonly InvoiceLine[], order: InvoicedOrder): InvoiceDocument['summary'] {
  const { roundingPaise, totalPaise } = order;
  const tax = sumTax(lines);
  const taxPaise = tax.cgstPaise + tax.sgstPaise + tax.igstPaise;
  if (tax.taxablePaise + taxPaise + roundingPaise !== totalPaise) {
    throw new RangeError(`The parts of order ${order.orderNumber} do not add up to its total`);
  }
  const discountPaise = sumPaise(lines.map((line) => line.discountPaise));
  return { ...tax, taxPaise, discountPaise, roundingPaise, totalPaise };
}

function toSellerBlock(seller: Seller & Partial<InvoicedSeller>): InvoiceDocument['seller'] {
  const { kind, legalName, tradeName, gstin, pan, email, phone } = seller;
  const { address, signatoryName, signatureImage, logo = null } = seller;
  return {
    kind,
    name: legalName,
    tradeName,
    gstin,
    pan,
    email,
    phone,
    address: toInvoiceAddress(address),
    signatoryName,
    signatureImage,
    logo,
  };
}

function toBuyerBlock(buyer: InvoicedOrder['buyer']): InvoiceDocument['buyer'] {
  const { name, gstin, email, phone, address } = buyer;
  return { name, gstin: gstin ?? null, email, phone, address: toInvoiceAddress(address) };
}

function toInvoiceAddress({ line1, line2, city, state, postalCode }: PostalAddress): InvoiceAddress {
  const { name, gst } = getState(state);
  return { line1, line2: line2 ?? '', city, state: name, stateCode: gst, postalCode };
}
