import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { IconButton } from '#ui/form/icon-button.tsx';
import { formatMoment } from '#admin/words/format-time.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderState } from './order-state.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PAYMENT_WORDS } from './order-words.ts';
import type { Order } from './use-order.ts';

/** Everything about one order, and what may be done with it. */
export function OrderPage({ order }: { order: Order }) {
  return (
    <>
      <OrderHead order={order} />
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-4 max-lg:contents">
          <div className="max-lg:order-2">
            <OrderLines order={order} />
          </div>
          <div className="max-lg:order-3">
            <OrderMoney order={order} />
          </div>
          <div className="max-lg:order-5">
            <OrderTimeline order={order} />
          </div>
        </div>
        <div className="flex flex-col gap-4 max-lg:contents">
          <div className="max-lg:order-1">
            <OrderCustomer order={order} />
          </div>
          <div className="max-lg:order-4">
            <OrderPapers order={order} />
          </div>
        </div>
      </div>
    </>
  );
}

function OrderHead({ order }: { order: Order }) {
  const navigate = useNavigate();
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <IconButton label="Back" className="-ml-2" onClick={() => void navigate(-1)}>
        <ArrowLeft aria-hidden="true" size={20} />
      </IconButton>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="font-display text-xl font-medium figures">{order.order_number}</h1>
        <OrderState stage={order.stage} />
        <p className="text-sm text-quiet">
          {PAYMENT_WORDS[order.payment.method]}, {formatMoment(order.created_at)}
        </p>
      </div>
      <OrderActions order={order} />
    </header>
  );
}
