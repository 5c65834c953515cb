import type { PreviewRefund } from '#contract/order/admin-order.ts';
import type { RefundPreview } from '#contract/order/refund-preview.ts';
import { sumTax } from '#domain/invoice/invoice-lines.ts';
import { sumPaise, toRupees } from '#domain/money/money.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import type { CreditPlan } from '#shop/invoices/plan-credit-note.ts';
import { readOrderState } from '#shop/orders/read-order-state.ts';
import { sumCounted } from '#shop/payments/gateway-refunds/sum-counted.ts';
import { sumCashPart } from '#shop/payments/sum-cash-part.ts';
import { planRefund } from './plan-refund.ts';

/**
 * Returns the current result of a partial refund, in rupees, computed as the refund itself is. Throws forbidden, not_found, and as
 * `planRefund`.
 */
export async function previewRefund(ctx: Ctx, orderId: string, wish: PreviewRefund): Promise<RefundPreview> {
  requireAbility(ctx, 'refund');
  const order = await readOrderState(ctx, orderId);
  const plan = await planRefund(ctx, order, wish);
  const { totalPaise } = plan.credit;
  const cashPaise = await sumCashPart(ctx, orderId, totalPaise);
  return {
    ...toFigures(plan),
    by: cashPaise === totalPaise ? 'cash' : 'online',
    cash: toRupees(cashPaise),
    counted: toRupees(await sumCounted(ctx, orderId, totalPaise)),
  };
}

function toFigures({ credit, document }: CreditPlan): Omit<RefundPreview, 'by' | 'cash' | 'counted'> {
  const { cgstPaise, sgstPaise, igstPaise } = sumTax(credit.lines);
  const toLine = (id: string) => document.lines.find((line) => line.id === id)!;
  const pieces = credit.lines.filter(({ lineId }) => toLine(lineId).kind === 'goods');
  const charges = credit.lines.filter(({ lineId }) => toLine(lineId).kind !== 'goods');
  return {
    amount: toRupees(credit.totalPaise),
    tax: toRupees(cgstPaise + sgstPaise + igstPaise),
    charges: toRupees(sumPaise(charges.map(({ amountPaise }) => amountPaise))),
    invoice_number: document.number,
    whole: credit.leavesNoMoney,
    pieces: pieces.map(({ lineId, pieces: quantity, amountPaise }) => ({
      item_id: lineId,
      name: toLine(lineId).name,
      quantity,
      amount: toRupees(amountPaise),
    })),
  };
}
