import { toInvoiceDocument } from '#domain/invoice/invoice-document.ts';
import type { InvoicedOrder } from '#domain/invoice/invoiced-order.ts';
import { InvoiceDocument } from '#domain/invoice/invoice.ts';
import { Promotion } from '#domain/pricing/promotion.ts';
import { quote } from '#domain/pricing/quote.ts';
import type { QuoteInput } from '#domain/pricing/quote-types.ts';
import type { Seller } from '#domain/seller/seller.ts';
import { Settings } from '#domain/settings/settings.ts';
import type { StateKey } from '#domain/tax/state.ts';
import { toInvoicedOrder } from '#test/make-invoice.ts';

export const settings = Settings.parse({
  shipping: { freeShippingThresholdPaise: 1_000_000 },
  payment: { prepaidDiscountBp: 0 },
  seller: {
    legalName: 'Haat Handicrafts LLP',
    gstin: '09ABCDE1234F1ZY',
    pan: 'ABCDE1234F',
    address: { line1: '12 Thatheri Bazaar', city: 'Varanasi', postalCode: '221001' },
  },
});

export const dates = { number: 'INV/26-27/000123', issueDate: '2026-11-21', dueDate: '2026-11-21' };

export const goldenCart: QuoteInput = {
  lines: [
    makeLine('Ganesha', 149_900, 500),
    { ...makeLine('Diyas', 29_900, 0), quantity: 2 },
    makeLine('Stool', 399_900, 1800),
  ],
  promotion: Promotion.parse({
    id: 'prm_1',
    code: 'FLAT300',
    description: '',
    type: 'fixed',
    amountPaise: 30_000,
  }),
  shippingMethod: 'standard',
  paymentMethod: 'razorpay',
  settings,
  on: '2026-11-21',
};

export function makeLine(name: string, unitPricePaise: number, rateBp: number): QuoteInput['lines'][number] {
  const hsn = { 0: '69120040', 500: '83062990', 1800: '94036000' }[rateBp] ?? '83062990';
  return { productId: name, name, unitPricePaise, quantity: 1, hsn, uqc: 'NOS', rate: { rateBp } };
}

export function makeOrder(state: StateKey, cart: QuoteInput = goldenCart): InvoicedOrder {
  return toInvoicedOrder(quote({ ...cart, deliveryState: state }));
}

export function makeInvoice(state: StateKey, seller: Seller = settings.seller): InvoiceDocument {
  return toInvoiceDocument(makeOrder(state), seller, dates);
}
