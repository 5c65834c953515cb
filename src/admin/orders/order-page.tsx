import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { CourierPart } from './courier/courier-part.tsx';
import { OrderActions } from './actions/order-actions.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './money/order-money.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderPhotos } from './order-photos.tsx';
import { OrderState } from './order-state.tsx';
import { OrderReturns } from './returns/order-returns.tsx';
import { OrderTimeline } from './timeline/order-timeline.tsx';
import { MissingPieces } from './missing-pieces.tsx';
import { UnansweredCalls } from './unanswered-calls.tsx';
import { PAYMENT_WORDS } from './order-words.ts';
import type { Order } from './use-order.ts';

/** Everything about one order, and the actions that it allows. */
export function OrderPage({ order }: { order: Order }) {
  return (
    <>
      <ScreenHead title={order.order_number} actions={<OrderActions order={order} />}>
        <OrderState stage={order.stage} />
        <UnansweredCalls order={order} />
        <MissingPieces order={order} />
        <p className="text-sm text-quiet">
          {PAYMENT_WORDS[order.payment.method]}, {formatMoment(order.created_at)}
          {order.taken_by !== null && `, by phone, taken by ${order.taken_by}`}
        </p>
      </ScreenHead>
      <div className="mt-4 grid gap-4 grid-cols-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-4 max-lg:contents">
          <div className="max-lg:order-2">
            <OrderLines order={order} />
          </div>
          <div className={needsMoneyStep(order) ? 'max-lg:-order-1' : 'max-lg:order-3'}>
            <OrderMoney order={order} />
          </div>
          <div className="empty:hidden max-lg:order-1">
            <OrderReturns order={order} />
          </div>
          <div className="max-lg:order-5">
            <OrderTimeline order={order} />
          </div>
        </div>
        <div className="flex flex-col gap-4 max-lg:contents">
          <div className="max-lg:order-1">
            <OrderCustomer order={order} />
          </div>
          <div className="empty:hidden max-lg:order-1">
            <CourierPart order={order} />
          </div>
          <div className="flex flex-col gap-4 max-lg:order-4">
            <OrderPapers order={order} />
            <OrderPhotos order={order} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Returns whether the next step for an order is in its money part, which a phone then shows first. */
function needsMoneyStep({ needs_look, taken_by, status, cancelled_reason }: Order): boolean {
  return (
    needs_look.length > 0 || (taken_by !== null && status === 'cancelled' && cancelled_reason === 'unpaid')
  );
}
