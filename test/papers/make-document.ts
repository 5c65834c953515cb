import { toInvoiceDocument } from '#domain/invoice/invoice-document.ts';
import type { InvoiceDocument } from '#domain/invoice/invoice.ts';
import { Promotion } from '#domain/pricing/promotion.ts';
import { quote } from '#domain/pricing/quote.ts';
import type { QuoteInput } from '#domain/pricing/quote-types.ts';
import type { SellerKind } from '#domain/seller/seller.ts';
import { Settings } from '#domain/settings/settings.ts';
import type { StateKey } from '#domain/tax/state.ts';
import { toInvoicedOrder } from '#test/make-invoice.ts';

export type MakeLine = {
  name?: string;
  description?: string;
  pricePaise?: number;
  rateBp?: number;
  quantity?: number;
};

const settings = Settings.parse({
  shipping: { freeShippingThresholdPaise: 100_000_00 },
  payment: { prepaidDiscountBp: 0 },
  seller: {
    legalName: 'Haat Handicrafts LLP',
    tradeName: 'Haat',
    gstin: '09ABCDE1234F1ZY',
    pan: 'ABCDE1234F',
    address: { line1: '12 Thatheri Bazaar', line2: 'Chowk', city: 'Varanasi', postalCode: '221001' },
    email: 'support@haat.example',
    phone: '+91 542 000 0100',
    signatoryName: 'Vasudha Mishra',
  },
});

/** The lines of the reference order in India facts: brass at 5 %, clay lamps at nil, a stool at 18 %, ₹300 off. */
export const goldenLines: MakeLine[] = [
  {
    name: 'Ganesha, lost-wax brass',
    description: 'Antique gold · 15 cm · MET-GAN-015',
    pricePaise: 1499_00,
    rateBp: 500,
  },
  {
    name: 'Clay diyas, set of twelve',
    description: 'POT-DIY-012',
    pricePaise: 299_00,
    rateBp: 0,
    quantity: 2,
  },
  { name: 'Sheesham stool, carved', description: 'Walnut · FUR-STL-045', pricePaise: 3999_00, rateBp: 1800 },
];

/** Makes an issued document that is delivered to a State, in the same way as for a real order. */
export function makeDocument({
  state = 'MH' as StateKey,
  lines = goldenLines,
  couponPaise = 300_00,
  buyerName = 'Asha Rao',
  kind = 'regular' as SellerKind,
} = {}): InvoiceDocument {
  const quoted = quote({
    lines: lines.map(toQuoteLine),
    promotion: couponPaise
      ? Promotion.parse({
          id: 'prm_1',
          code: 'FLAT',
          description: '',
          type: 'fixed',
          amountPaise: couponPaise,
        })
      : undefined,
    shippingMethod: 'standard',
    paymentMethod: 'razorpay',
    deliveryState: state,
    settings: { ...settings, seller: { ...settings.seller, kind } },
    on: '2026-11-21',
  });
  const order = toInvoicedOrder(quoted);
  const line2 = 'Flat 12, Sea Breeze';
  return toInvoiceDocument(
    {
      ...order,
      buyer: { ...order.buyer, name: buyerName, address: { ...order.buyer.address, line2 } },
      deliveryAddress: { ...order.deliveryAddress, line2 },
      lines: order.lines.map((line, index) => ({
        ...line,
        description: lines[index]!.description ?? '',
      })),
    },
    { ...settings.seller, kind, gstin: kind === 'unregistered' ? null : settings.seller.gstin },
    { number: 'INV/26-27/000123', issueDate: '2026-11-21', dueDate: '2026-11-28' },
  );
}

function toQuoteLine(
  { name = 'Brass bell', pricePaise = 450_00, rateBp = 500, quantity = 1 }: MakeLine,
  index: number,
): QuoteInput['lines'][number] {
  const hsn = { 0: '69120040', 500: '83062990', 1800: '94036000' }[rateBp] ?? '83062990';
  return {
    productId: `prd_${index}`,
    name,
    unitPricePaise: pricePaise,
    quantity,
    hsn,
    uqc: 'NOS',
    rate: { rateBp },
  };
}
