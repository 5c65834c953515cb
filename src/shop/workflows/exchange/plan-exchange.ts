import type { ExchangeOrder } from '#contract/order/exchange.ts';
import { conflict } from '#domain/error.ts';
import { type ExchangeTerms, settleExchange } from '#domain/order/exchange.ts';
import { sumPaise } from '#domain/money/money.ts';
import type { PriceRules } from '#shop/cart/price-cart.ts';
import type { Reader } from '#shop/context.ts';
import { type CreditPlan, planCreditNote } from '#shop/invoices/plan-credit-note.ts';
import type { WrittenQuote } from '#shop/orders/order-rows.ts';
import { type ExchangedOrder, readExchangedOrder } from './read-exchanged-order.ts';
import { priceChosenPieces } from './price-chosen-pieces.ts';
import { priceSamePieces } from './price-same-pieces.ts';
import type { PricedPieces } from './priced-pieces.ts';

export type ExchangePlan = PricedPieces & {
  order: ExchangedOrder;
  credit: CreditPlan;
  terms: ExchangeTerms;
};

/**
 * Computes an exchange without writing anything: what is credited, what is sent instead, and what is paid or goes back. A command locks the
 * order and its products first. Throws invalid `credit.unknown_line`, `exchange.unknown_product` or a refusal of the sale, conflict
 * `credit.too_much`, `stock.gone` or `order.nothing_left`.
 */
export async function planExchange(
  reader: Reader,
  orderId: string,
  { items, instead }: Pick<ExchangeOrder, 'items' | 'instead'>,
  rules: PriceRules,
): Promise<ExchangePlan> {
  const pieces = items.map(({ item_id: lineId, quantity }) => ({ lineId, quantity }));
  const [order, credit] = await Promise.all([
    readExchangedOrder(reader, orderId),
    // The delivery was carried out, so its charge is not credited.
    planCreditNote(reader, orderId, { kind: 'pieces', pieces, withCharges: false }),
  ]);
  if (!credit) throw conflict('order.nothing_left', 'Everything of this order went back already');
  const priced = instead
    ? await priceChosenPieces(reader, order, instead, rules)
    : priceSamePieces(order, credit);
  const pricePaise = sumPaise(priced.quote.lines.map(({ netPaise }) => netPaise));
  const terms = settleExchange(credit.credit.totalPaise, pricePaise);
  return { ...priced, order, credit, terms, quote: withTerms(priced.quote, terms) };
}

function withTerms(quote: WrittenQuote, { totalPaise, roundingPaise }: ExchangeTerms): WrittenQuote {
  return { ...quote, totals: { ...quote.totals, totalPaise, roundingPaise } };
}
