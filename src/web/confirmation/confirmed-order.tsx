import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { CircleCheck, Clock } from 'lucide-react';
import { formatAddress } from '#domain/customer/address.ts';
import { formatAmount } from '#domain/money/money.ts';
import { endedWithoutSale } from '#domain/order/order-outcome.ts';
import { canPay } from '#domain/order/allowed-actions.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { GiftNote } from '#web/orders/gift-note.tsx';
import { formatNextStep, toFacts } from '#web/orders/order-facts.ts';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { Thumbnail } from '#web/product-card/thumbnail.tsx';
import { useReturnDays } from '#web/shell/use-return-days.ts';
import { formatDay } from '#web/checkout/format-day.ts';
import { SummaryTotals } from '#web/cart/summary-totals.tsx';
import { ShareOrder } from './share-order.tsx';
import * as words from './words.ts';

const trackLink = 'inline-flex min-h-11 items-center text-indigo underline underline-offset-4';

/** Shows number, amount, delivery, the next steps, and the invoice once it exists. */
export function ConfirmedOrder({ order }: { order: OrderJson }) {
  const returnDays = useReturnDays();
  const [now] = useState(() => new Date());
  const isPayable = canPay(toFacts(order)).allowed;
  const isUnpaid = isPayable || order.payment.in_progress;
  const { from, to } = order.delivery;
  return (
    <div className="measure py-8 sm:py-12">
      <header className="flex flex-col items-center gap-3 text-center">
        {isUnpaid ? (
          <Clock aria-hidden="true" size={48} className="text-turmeric" />
        ) : (
          <CircleCheck aria-hidden="true" size={48} className="text-leaf" />
        )}
        <h1 className="font-display text-3xl font-medium">
          {isUnpaid ? words.paymentPending : words.thankYou}
        </h1>
        <p className="text-lg">
          {words.order} <strong className="figures">{order.order_number}</strong>
        </p>
        <p className="max-w-xl text-quiet">{formatNextStep(order, { returnDays, now })}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {isPayable && (
            <Link
              className={buttonClasses()}
              to={paths.orderStatus(order.id, { payment: 'pending' })}
              state={{ paysNow: true }}
            >
              {words.payNow}
            </Link>
          )}
          {order.invoice_id && (
            <Link className={buttonClasses()} to={paths.invoice(order.id)}>
              {words.viewInvoice}
            </Link>
          )}
          <Link className={buttonClasses({ variant: 'secondary' })} to={paths.orders()}>
            {words.viewOrders}
          </Link>
          <Link className={buttonClasses({ variant: 'secondary' })} to={paths.products()}>
            {words.continueShopping}
          </Link>
        </div>
      </header>
      <div className="mt-10 grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="flex flex-col gap-6">
          <Panel title={words.items}>
            <ul className="flex flex-col gap-4">{order.items.map(toItem)}</ul>
          </Panel>
          <Panel title={words.delivery}>
            {from && to && !endedWithoutSale(order.status) && (
              <p className="mb-2 text-lg">{words.arrives(formatDay(from), formatDay(to))}</p>
            )}
            <p>{order.customer.name}</p>
            <p className="text-quiet">{formatAddress(order.shipping_address)}</p>
            <Link className={trackLink} to={paths.track(order.order_number)}>
              {words.trackOrder}
            </Link>
            <GiftNote order={order} />
          </Panel>
        </div>
        <div className="flex flex-col gap-6">
          <Panel title={order.payment.method === 'cod' ? words.cod : words.payment}>
            <SummaryTotals summed={{ totals: order.totals, state_assumed: false }} />
          </Panel>
          <div className="no-print">
            <Panel title={words.share}>
              <ShareOrder />
            </Panel>
          </div>
        </div>
      </div>
    </div>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-md border border-line bg-card p-5 sm:p-6">
      <h2 className="mb-3 font-display text-xl font-medium">{title}</h2>
      {children}
    </section>
  );
}

function toItem(item: OrderJson['items'][number]) {
  return (
    <li key={item.id} className="flex flex-wrap gap-x-4 gap-y-1">
      <Thumbnail className="w-18 self-start" src={item.product_image} />
      <span className="min-w-0 flex-[1_1_5rem]">
        <Link className="font-medium underline-offset-4 hover:underline" to={item.product_path}>
          {item.product_name}
        </Link>
        <span className="block text-sm text-quiet">
          {item.variant && `${item.variant} · `}
          <span className="whitespace-nowrap">
            {item.quantity} × {formatAmount(item.price)}
          </span>
        </span>
      </span>
      <span className="figures">{formatAmount(item.total)}</span>
    </li>
  );
}
