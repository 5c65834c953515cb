import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatAddress } from '#domain/customer/address.ts';
import { formatDelivery } from '#domain/pricing/delivery-words.ts';
import { endedWithoutSale, hasArrived } from '#domain/order/order-outcome.ts';
import { canCancel, canSeeInvoice, canTrack } from '#domain/order/allowed-actions.ts';
import { formatAmount } from '#domain/money/money.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { SummaryTotals } from '#web/cart/summary-totals.tsx';
import { useReturnDays } from '#web/shell/use-return-days.ts';
import { formatMoment } from '#web/shell/format-date.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { paths } from '#web/paths.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { OrderButtons, type OrderButtonsProps } from './order-buttons.tsx';
import { ReturnNotes } from './return-notes.tsx';
import { RefundSummary } from './refund-summary.tsx';
import { GiftNote } from './gift-note.tsx';
import { ParcelNote } from './order-card.tsx';
import { formatHowPaid } from './format-how-paid.ts';
import { formatNextStep, isInReturnWindow, toFacts } from './order-facts.ts';
import { OrderItems } from './order-items.tsx';
import * as words from './words.ts';

type OrderDetailsProps = OrderButtonsProps & { onClose: () => void };

/** Shows everything about one order, with the possible actions and the reasons why others are not possible. */
export function OrderDetails({ onClose, ...buttons }: OrderDetailsProps) {
  const { order } = buttons;
  const returnDays = useReturnDays();
  const [now] = useState(() => new Date());
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={
        <>
          {words.order} <span className="inline-block max-w-full">{order.order_number}</span>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-3">
          <OrderStatusBadge status={order.status} />
          <p>{formatNextStep(order, { returnDays, now })}</p>
        </div>
        <OrderItems items={order.items} status={order.status} />
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
          <div className="flex flex-col gap-5">
            <Delivery order={order} />
            <Payment order={order} />
            <ReturnNotes order={order} />
            <RefundSummary order={order} />
          </div>
          <SummaryTotals summed={{ totals: order.totals, state_assumed: false }} />
        </div>
        <div className="flex flex-wrap gap-3 empty:hidden max-sm:*:flex-auto">
          <OrderButtons {...buttons} />
        </div>
        <Reasons order={order} />
      </div>
    </Dialog>
  );
}

function Delivery({ order }: { order: OrderJson }) {
  const { shipping_address: address, customer, delivery, payment, status } = order;
  const isToLeave = status === 'pending' || status === 'processing';
  // A refunded order that has not been shipped may never be sent, so it shows no delivery date.
  const isOnItsWay = status === 'shipped' || (isToLeave && payment.status !== 'refunded');
  const promise = isOnItsWay ? formatDelivery(delivery.from, delivery.to) : '';
  return (
    <Block title={words.delivery}>
      <div className="mb-2 empty:hidden">
        {promise && <p>{words.arrives(promise)}</p>}
        <ParcelNote order={order} />
      </div>
      <p>{customer.name}</p>
      <p className="text-quiet">{formatAddress(address)}</p>
      <p className="text-quiet figures">{formatPhone(address.phone)}</p>
      <GiftNote order={order} />
    </Block>
  );
}

function Payment({ order }: { order: OrderJson }) {
  const { payment, created_at, exchange } = order;
  return (
    <Block title={words.payment}>
      {exchange && <p>{words.creditFrom(formatAmount(exchange.paid), exchange.order_number)}</p>}
      <p>{formatHowPaid(order)}</p>
      {payment.transaction_id && (
        <p className="text-sm break-all text-quiet">{words.transaction(payment.transaction_id)}</p>
      )}
      <p className="text-sm text-quiet">{words.orderedOn(formatMoment(created_at))}</p>
    </Block>
  );
}

/** Lists the actions that are not possible now, each with its reason, and where to get help. */
function Reasons({ order }: { order: OrderJson }) {
  const facts = toFacts(order);
  const [now] = useState(() => new Date());
  const returnDays = useReturnDays();
  const refused = [
    hasArrived(order.status)
      ? { name: words.returnName, allowance: isInReturnWindow(order, { returnDays, now }) }
      : { name: words.cancel, allowance: canCancel(facts, now) },
    { name: words.track, allowance: canTrack(facts) },
    { name: words.invoice, allowance: canSeeInvoice(facts) },
  ].filter(() => !endedWithoutSale(order.status));
  return (
    <div className="border-t border-line pt-4 text-sm text-quiet">
      {refused.map(
        ({ name, allowance }) =>
          !allowance.allowed && <p key={name}>{words.notPossible(name, allowance.reason)}</p>,
      )}
      {endedWithoutSale(order.status) && order.invoice_id && (
        <p>
          <a href={paths.invoice(order.id)} target="_blank" rel="noopener" className="link">
            {order.status === 'cancelled' ? words.invoiceOfCancelled : words.cancelledInvoice}
          </a>
        </p>
      )}
      <p className="mt-2">
        <Link to={paths.returns()} className="link">
          {words.returnPolicy}
        </Link>{' '}
        ·{' '}
        <Link to={paths.contact()} className="link">
          {words.help}
        </Link>
      </p>
    </div>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-medium">{title}</h3>
      {children}
    </section>
  );
}
