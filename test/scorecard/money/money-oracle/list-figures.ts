import { NOTHING_CREDITED, toInvoicedOrder } from '#test/make-invoice.ts';
import { computeCredit } from '#domain/invoice/compute-credit.ts';
import type { Credit, CreditedBefore } from '#domain/invoice/credit.ts';
import { toCreditNote } from '#domain/invoice/credit-note.ts';
import { isShopError } from '#domain/error.ts';
import type { TaxSplit } from '#domain/tax/gst.ts';
import { toInvoiceDocument } from '#domain/invoice/invoice-document.ts';
import type { InvoiceDocument } from '#domain/invoice/invoice.ts';
import { toPaise } from '#domain/money/money.ts';
import { Promotion } from '#domain/pricing/promotion.ts';
import { quote } from '#domain/pricing/quote.ts';
import type { Quote } from '#domain/pricing/quote-types.ts';
import type { QuoteInput } from '#domain/pricing/quote-types.ts';
import { Settings } from '#domain/settings/settings.ts';
import type { Cart } from './make-carts.ts';

export const saleDay = '2026-11-21';

/** Returns the settings of a cart in the program's form. */
export function toSettings({ cart }: Cart): Settings {
  return Settings.parse({
    shipping: {
      freeShippingThresholdPaise: toPaise(cart.free_from),
      standardRatePaise: toPaise(cart.standard),
      expressRatePaise: toPaise(cart.express),
    },
    payment: { prepaidDiscountBp: Math.round(cart.prepaid * 100), codChargePaise: toPaise(cart.cod) },
    general: { roundToRupee: cart.is_rounded },
    seller: {
      homeState: cart.home,
      legalName: 'Kashi Crafts',
      address: { line1: '4 Thatheri Bazaar', city: 'Varanasi', postalCode: '221001' },
    },
  });
}

export function toQuote(made: Cart): Quote {
  const { cart, lines } = made;
  return quote({
    lines: lines.map(toQuoteLine),
    promotion: toPromotion(cart),
    shippingMethod: cart.is_express ? 'express' : 'standard',
    paymentMethod: cart.method,
    deliveryState: cart.state,
    settings: toSettings(made),
    on: saleDay,
  });
}

function toQuoteLine(line: Cart['lines'][number]): QuoteInput['lines'][number] {
  const rate = (percent: number, upToUnitPaise: number | null) => ({
    hsn: '6304',
    rateBp: Math.round(percent * 100),
    validFrom: '2025-09-22',
    validTo: null,
    upToUnitPaise,
  });
  const rates = [rate(line.rate, line.ceiling === null ? null : toPaise(line.ceiling))];
  if (line.rate_above !== null) rates.push(rate(line.rate_above, null));
  return {
    productId: `prd_${line.line}`,
    name: `Product ${line.line}`,
    unitPricePaise: toPaise(line.price),
    quantity: line.quantity,
    hsn: '63049260',
    uqc: 'NOS',
    rate: { rates },
  };
}

function toPromotion({ promo, promo_value, promo_cap, promo_from }: Cart['cart']): Promotion | undefined {
  if (!promo) return undefined;
  return Promotion.parse({
    id: 'prm_1',
    code: 'ORACLE',
    description: '',
    type: promo,
    percentBp: promo === 'percentage' ? Math.round(promo_value * 100) : null,
    amountPaise: promo === 'fixed' ? toPaise(promo_value) : null,
    maxDiscountPaise: promo_cap === null ? null : toPaise(promo_cap),
    minimumPaise: toPaise(promo_from),
  });
}

/** Returns all results of the program for a cart, as rows of the oracle's tables. */
export function listFigures(made: Cart): Record<string, object[]> {
  const { cart } = made.cart;
  const quoted = toQuote(made);
  const document = toDocument(quoted);
  const notes = listNotes(made, document);
  const { totals } = quoted;
  const whole = document.summary.totalPaise > 0 ? wholeNote(document) : undefined;
  return {
    said_amounts: [
      {
        cart,
        subtotal: totals.subtotalPaise,
        coupon: totals.couponPaise,
        prepaid: totals.prepaidDiscountPaise,
        shipping: totals.shippingPaise,
        cod: totals.codPaise,
      },
    ],
    said_lines: quoted.lines.map((line, index) => ({
      cart,
      line: index + 1,
      coupon: line.couponPaise,
      prepaid: line.prepaidPaise,
      net: line.netPaise,
      rate: line.rateBp,
      ...toTax(line),
    })),
    said_charges: quoted.charges.map(({ kind, rateBp, amountPaise, ...tax }) => ({
      cart,
      kind,
      rate: rateBp,
      amount: amountPaise,
      ...toTax(tax),
    })),
    said_totals: [
      { source: 'quote', cart, ...toTotals(totals) },
      { source: 'invoice', cart, ...toTotals(document.summary) },
      ...(whole ? [{ source: 'note', cart, ...toTotals(whole.summary) }] : []),
    ],
    ...notes,
  };
}

function toTax({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: TaxSplit) {
  return { taxable: taxablePaise, cgst: cgstPaise, sgst: sgstPaise, igst: igstPaise };
}

function toTotals(sums: TaxSplit & { roundingPaise: number; totalPaise: number }) {
  return { ...toTax(sums), rounding: sums.roundingPaise, total: sums.totalPaise };
}

function toDocument(quoted: Quote): InvoiceDocument {
  const order = toInvoicedOrder(quoted);
  const lines = order.lines.map((line, index) => ({ ...line, id: String(index + 1) }));
  const facts = { number: 'INV/26-27/000001', issueDate: saleDay, dueDate: saleDay };
  return toInvoiceDocument({ ...order, lines }, Settings.parse({}).seller, facts);
}

const dates = { number: 'CRN/26-27/000001', issueDate: saleDay, reason: 'The oracle asks' };

function wholeNote(document: InvoiceDocument): InvoiceDocument {
  return toCreditNote(document, computeCredit(document, NOTHING_CREDITED, { kind: 'everything' }), dates);
}

/** Credits the returned pieces first, then the rest; returns none if the program refuses such a small credit. */
function listNotes({ cart: { cart }, lines }: Cart, document: InvoiceDocument) {
  const pieces = lines
    .filter(({ back }) => back > 0)
    .map(({ line, back }) => ({ lineId: String(line), quantity: back }));
  const credits: Credit[] = [];
  try {
    const first = computeCredit(document, NOTHING_CREDITED, { kind: 'pieces', pieces });
    credits.push(first);
    if (!first.leavesNoMoney) credits.push(computeCredit(document, toBefore(first), { kind: 'everything' }));
  } catch (error) {
    if (!isShopError(error, 'credit.too_much')) throw error;
  }
  return {
    said_notes: credits.flatMap((credit, index) =>
      listNoteLines(document, credit, { cart, note: index + 1 }),
    ),
    said_note_totals: credits.map((credit, index) => ({
      source: 'note',
      cart,
      note: index + 1,
      rounding: credit.roundingPaise,
      total: credit.totalPaise,
    })),
  };
}

function toBefore({ lines, roundingPaise, totalPaise }: Credit): CreditedBefore {
  return { lines, roundingPaise, totalPaise };
}

function listNoteLines(document: InvoiceDocument, credit: Credit, place: { cart: number; note: number }) {
  return credit.lines.map(({ lineId, pieces, amountPaise, ...tax }) => {
    const { kind, rateBp } = document.lines.find(({ id }) => id === lineId)!;
    const line = kind === 'goods' ? lineId : `${kind} ${rateBp / 100}`;
    return { source: 'note', ...place, line, pieces, amount: amountPaise, ...toTax(tax) };
  });
}
