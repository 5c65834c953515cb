import type { z } from 'zod';
import type { ExchangeAnswer, ExchangeOrder } from '#contract/order/exchange.ts';
import { conflict } from '#domain/error.ts';
import { toInvoicedSeller } from '#domain/invoice/invoice-document.ts';
import { formatRupees } from '#domain/money/money.ts';
import { canExchange } from '#domain/order/allowed-actions.ts';
import { type PriceRules, readPriceRules } from '#shop/cart/price-cart.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { issueCreditNote } from '#shop/invoices/issue-credit-note.ts';
import { listPieces } from '#shop/invoices/plan-credit-note.ts';
import { issueInvoiceFor } from '#shop/invoices/issue-invoice.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { changeOrder } from '#shop/orders/change-order.ts';
import type { LockedOrder } from '#shop/orders/lock-order.ts';
import { expireLater } from '#shop/orders/expire-later.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { type OrderRows, toOrderRows } from '#shop/orders/order-rows.ts';
import { toOrderFacts } from '#shop/orders/read-order-facts.ts';
import { writeOrder } from '#shop/orders/write-order.ts';
import { findReturnToSettle, settleReturn } from '#shop/orders/returns/settle-return.ts';
import { openPaymentLinkNow } from '#shop/payments/links/open-payment-link.ts';
import { refundOrder } from '#shop/payments/refund-order.ts';
import { returnStock } from '#shop/stock/return-stock.ts';
import { lockProducts, takeStock } from '#shop/stock/take-stock.ts';
import { wasCarriedOut, rememberRefund } from '#shop/workflows/refund/refund-requests.ts';
import { toMoneyBack } from '#shop/workflows/refund/to-money-back.ts';
import { type ExchangePlan, planExchange } from './plan-exchange.ts';
import { findRefusedWays, refuseWay } from './refuse-way.ts';
import { toExchangeOrder } from './to-exchange-order.ts';

type NewOrder = z.infer<typeof ExchangeAnswer>['exchange'];

/**
 * Replaces or exchanges pieces of an order that has arrived. They are credited, and the credit pays for a new order with the same pieces,
 * or with others: a higher price is collected in cash, paid by a payment link or waived, and a lower price is refunded. Credit note, new
 * order, its invoice, stock and message are one commit; the same key is the same exchange. An order that is paid by a link waits for the
 * payment and has no invoice before. Returns the new order. Throws as `changeOrder`, invalid `refund.other_request`, conflict
 * `order.not_exchangeable`, `exchange.not_offered` or `stock.gone`, and as `planExchange`.
 */
export async function exchangeOrder(
  ctx: Ctx,
  orderId: string,
  request: ExchangeOrder,
  key: string,
): Promise<NewOrder> {
  const rules = await readPriceRules(ctx);
  const refusedWays = findRefusedWays(ctx, rules);
  const rule = { ability: 'refund', action: 'order.exchanged' } as const;
  const exchange = await changeOrder(ctx, orderId, rule, async (tx, order) => {
    if (await wasCarriedOut(tx, { orderId, key, request })) return findExchange(tx, orderId, key);
    const allowance = canExchange(order);
    if (!allowance.allowed) throw conflict('order.not_exchangeable', allowance.reason);
    await lockPieces(tx, orderId, request);
    const plan = await planExchange(tx, orderId, request, rules);
    refuseUnbookedCash(order, plan);
    refuseWay(refusedWays, plan.terms, request.difference);
    const made = await writeExchange(tx, { order, plan, request, rules });
    const creditNoteId = plan.credit.noteId;
    await rememberRefund(tx, { orderId, key, request, creditNoteId, exchangeId: made.id });
    return made;
  });
  if (request.difference === 'by_link') await openPaymentLinkNow(ctx, exchange.id);
  return exchange;
}

/** Locks the products that come back and those that leave, all together in the order of their ids. */
async function lockPieces(tx: Tx, orderId: string, { instead = [] }: ExchangeOrder): Promise<void> {
  const lines = await tx.db
    .selectFrom('order_lines')
    .select('product_id')
    .where('order_id', '=', orderId)
    .execute();
  const ids = [...lines, ...instead].map(({ product_id: productId }) => ({ productId }));
  await lockProducts(tx, ids);
}

/** Throws conflict `order.not_exchangeable` where money would go back that the shop has not received yet. */
function refuseUnbookedCash({ payment }: LockedOrder, { terms }: ExchangePlan): void {
  if (terms.backPaise === 0 || payment.status === 'completed') return;
  throw conflict(
    'order.not_exchangeable',
    'The new pieces cost less. Record the cash for this order first, so that the difference can be refunded.',
  );
}

type Exchange = { order: LockedOrder; plan: ExchangePlan; request: ExchangeOrder; rules: PriceRules };

async function writeExchange(tx: Tx, { order, plan, request, rules }: Exchange): Promise<NewOrder> {
  const { credit, terms, quote } = plan;
  const { reason, restock } = request;
  const rows = toOrderRows(tx, toExchangeOrder(tx, plan, rules));
  await takeStock(tx, rows.order.id, quote.lines);
  const pieces = listPieces(credit);
  const record = await findReturnToSettle(tx, order.id, pieces, restock);
  const part = { creditNoteId: credit.noteId, pieces: record.restock };
  await returnStock(tx, order.id, { cause: 'returned', part });
  await writeOrder(tx, rows);
  const words = `${rows.order.order_number}: ${reason}${formatDifference(plan)}`;
  await writeOrderEvent(tx, { orderId: order.id, kind: 'order_exchanged', reason: words });
  await writeOrderMessage(tx, rows.order.id, 'order_exchanged');
  const by = request.instead ? 'exchange' : 'replacement';
  await settleReturn(tx, { ...record, orderId: order.id, pieces, reason, by, creditNoteId: credit.noteId });
  await issueCreditNote(tx, credit, { reason, restock: record.restock });
  if (terms.backPaise > 0) await refundDifference(tx, order, plan);
  await noteExchangedAmount(tx, order, plan);
  if (rows.order.status === 'pending') await awaitPayment(tx, rows);
  else issueInvoiceFor(tx, toOrderFacts(rows), toInvoicedSeller(rules.settings));
  return toNewOrder(rows.order);
}

/** Returns how a difference is settled, for the timeline and the audit; empty if it is paid in cash. */
function formatDifference({ waivedPaise, terms, quote }: ExchangePlan): string {
  if (waivedPaise > 0) return ` (${formatRupees(waivedPaise)} waived)`;
  return quote.paymentMethod === 'razorpay' ? ` (${formatRupees(terms.duePaise)} by payment link)` : '';
}

/** Enqueues the jobs that open the payment link of the new order, and cancel the order if it is not paid. */
async function awaitPayment(tx: Tx, { order }: OrderRows): Promise<void> {
  await tx.enqueue('open-payment-link', { orderId: order.id });
  await expireLater(tx, order.id, order.expires_at!);
}

/** Refunds the difference if the new pieces cost less. */
async function refundDifference(tx: Tx, order: LockedOrder, { credit, terms }: ExchangePlan): Promise<void> {
  const back = { ...toMoneyBack(credit, 'returned'), amountPaise: terms.backPaise, isLast: false };
  const { amountPaise, cashPaise } = await refundOrder(tx, order, back);
  const details = { backId: credit.noteId, refundPaise: amountPaise, cashPaise };
  if (amountPaise > 0) await writeOrderMessage(tx, order.id, 'order_refunded', details);
}

/** Records on the first order how much of the new one its credit pays. */
async function noteExchangedAmount(tx: Tx, { id }: LockedOrder, { terms }: ExchangePlan): Promise<void> {
  await tx.db
    .updateTable('orders')
    .set((eb) => ({
      exchanged_paise: eb('exchanged_paise', '+', terms.paidPaise),
      updated_at: tx.clock.now(),
    }))
    .where('id', '=', id)
    .execute();
}

/** Returns the order that an earlier request with the same key made. */
async function findExchange(tx: Tx, orderId: string, key: string): Promise<NewOrder> {
  return tx.db
    .selectFrom('refund_requests as r')
    .innerJoin('orders as o', 'o.id', 'r.exchange_id')
    .select(['o.id', 'o.order_number'])
    .where('r.order_id', '=', orderId)
    .where('r.key', '=', key)
    .executeTakeFirstOrThrow();
}

function toNewOrder({ id, order_number }: NewOrder): NewOrder {
  return { id, order_number };
}
