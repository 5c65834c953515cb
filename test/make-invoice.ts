import type { Credit, CreditedBefore } from '#domain/invoice/credit.ts';
import { toInvoiceDocument } from '#domain/invoice/invoice-document.ts';
import type { InvoicedOrder } from '#domain/invoice/invoiced-order.ts';
import { quote } from '#domain/pricing/quote.ts';
import type { Quote, QuoteInput } from '#domain/pricing/quote-types.ts';
import { Settings } from '#domain/settings/settings.ts';
import type { StateKey } from '#domain/tax/state.ts';

const settings = Settings.parse({ shipping: { freeShippingThresholdPaise: 100_000_00 } });
const address = { line1: '4 Marine Drive', city: 'Mumbai', state: 'MH' as const, postalCode: '400001' };
/** The facts of a credit note in the tests. */
export const note = { number: 'CRN/26-27/000001', issueDate: '2026-11-25', reason: 'One lamp was broken' };
/** No credits by earlier credit notes. */
export const NOTHING_CREDITED: CreditedBefore = { lines: [], roundingPaise: 0, totalPaise: 0 };

type InvoicedProduct = { pricePaise: number; rateBp: number; quantity: number };

/** Makes the invoice for an order of these products, from a shop in Uttar Pradesh; delivery costs 100 rupees. */
export function makeInvoice(
  products: InvoicedProduct[],
  { state = 'MH' as StateKey, method = 'razorpay' as 'razorpay' | 'cod' } = {},
) {
  const lines: QuoteInput['lines'] = products.map(({ pricePaise, rateBp, quantity }, index) => ({
    productId: `prd_${index}`,
    name: `Lamp ${index}`,
    unitPricePaise: pricePaise,
    quantity,
    hsn: '94055000',
    uqc: 'NOS',
    rate: { rateBp },
  }));
  const quoted = quote({
    lines,
    shippingMethod: 'standard',
    paymentMethod: method,
    deliveryState: state,
    settings,
    on: '2026-11-21',
  });
  const dates = { number: 'INV/26-27/000123', issueDate: '2026-11-21', dueDate: '2026-11-21' };
  return toInvoiceDocument(toInvoicedOrder(quoted), settings.seller, dates);
}

/** Returns a quote as an order for an invoice: the buyer lives in Mumbai, wherever it is delivered. */
export function toInvoicedOrder({ lines, charges, totals, tax }: Quote): InvoicedOrder {
  return {
    orderNumber: 'HT-2611-7K3M9Q',
    homeState: tax.homeState,
    placeOfSupply: tax.deliveryState,
    buyer: { name: 'Asha Rao', email: 'asha@example.in', phone: '+919876543210', address },
    deliveryAddress: { ...address, state: tax.deliveryState },
    lines: lines.map((line, index) => ({ ...line, id: `lin_${index}`, description: '' })),
    charges,
    roundingPaise: totals.roundingPaise,
    totalPaise: totals.totalPaise,
  };
}

/** Returns the credited amounts after one more note. */
export function after(before: CreditedBefore, credit: Credit): CreditedBefore {
  return {
    lines: [...before.lines, ...credit.lines],
    roundingPaise: before.roundingPaise + credit.roundingPaise,
    totalPaise: before.totalPaise + credit.totalPaise,
  };
}
