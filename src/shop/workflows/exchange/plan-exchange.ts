import type { ExchangeOrder } from '#contract/order/exchange.ts';
import { conflict } from '#domain/error.ts';
import { type DifferenceWay, type ExchangeTerms, settleExchange } from '#domain/order/exchange.ts';
import { type Paise, sumPaise } from '#domain/money/money.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import type { PriceRules } from '#shop/cart/price-cart.ts';
import type { Reader } from '#shop/context.ts';
import { type CreditPlan, planCreditNote } from '#shop/invoices/plan-credit-note.ts';
import type { WrittenQuote } from '#shop/orders/order-rows.ts';
import { type ExchangedOrder, readExchangedOrder } from './read-exchanged-order.ts';
import { priceChosenPieces } from './price-chosen-pieces.ts';
import { priceSamePieces } from './price-same-pieces.ts';
import type { PricedPieces } from './priced-pieces.ts';
import { waiveDifference } from './waive-difference.ts';

export type ExchangePlan = PricedPieces & {
  order: ExchangedOrder;
  credit: CreditPlan;
  terms: ExchangeTerms;
  /** The amount by which the new pieces cost more than they are invoiced at, because the difference is waived. */
  waivedPaise: Paise;
};

const NOTHING_PAID =
  'These pieces were free, so there is nothing to exchange. Send new ones as a phone order, and take these back with a refund.';

/**
 * Computes an exchange without writing anything: the credit, the new pieces, and the amount to pay or refund. A command locks the order and
 * its products first. Throws invalid `credit.unknown_line`, `exchange.unknown_product` or a refusal of the sale, conflict
 * `credit.too_much`, `exchange.nothing_paid`, `stock.gone` or `order.nothing_left`.
 */
export async function planExchange(
  reader: Reader,
  orderId: string,
  { items, instead, difference }: Pick<ExchangeOrder, 'items' | 'instead' | 'difference'>,
  rules: PriceRules,
): Promise<ExchangePlan> {
  const pieces = items.map(({ item_id: lineId, quantity }) => ({ lineId, quantity }));
  const [order, credit] = await Promise.all([
    readExchangedOrder(reader, orderId),
    // The delivery was carried out, so its charge is not credited.
    planCreditNote(reader, orderId, { kind: 'pieces', pieces, withCharges: false }),
  ]);
  if (!credit)
    throw conflict('order.nothing_left', 'Everything in this order has already been returned or refunded');
  const creditPaise = credit.credit.totalPaise;
  if (creditPaise === 0) throw conflict('exchange.nothing_paid', NOTHING_PAID);
  const wanted = instead
    ? await priceChosenPieces(reader, order, instead, rules)
    : priceSamePieces(order, credit);
  const sale = { settings: rules.settings, on: toIndianDay(reader.clock.now()) };
  const priced = difference === 'waived' ? waiveDifference(wanted, creditPaise, sale) : wanted;
  const pricePaise = sumPrices(priced);
  const terms = settleExchange(creditPaise, pricePaise);
  const waivedPaise = sumPrices(wanted) - pricePaise;
  const quote = withTerms(priced.quote, terms, difference);
  return { ...priced, order, credit, terms, waivedPaise, quote };
}

function sumPrices({ quote }: PricedPieces): Paise {
  return sumPaise(quote.lines.map(({ netPaise }) => netPaise));
}

/** Returns the quote with the total of the exchange, paid online where a difference is paid by a link. */
function withTerms(
  quote: WrittenQuote,
  { totalPaise, roundingPaise, duePaise }: ExchangeTerms,
  difference: DifferenceWay,
): WrittenQuote {
  const paymentMethod = duePaise > 0 && difference === 'by_link' ? 'razorpay' : 'cod';
  return { ...quote, paymentMethod, totals: { ...quote.totals, totalPaise, roundingPaise } };
}
