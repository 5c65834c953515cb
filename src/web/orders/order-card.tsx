import { useState } from 'react';
import { formatAmount } from '#domain/money/money.ts';
import { endedWithoutSale } from '#domain/order/order-outcome.ts';
import { PAYMENT_METHOD_NAMES, formatPayment } from '#domain/order/order-words.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { useReturnDays } from '#web/shell/use-return-days.ts';
import { formatDate } from '#web/shell/format-date.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { OrderButtons, type OrderButtonsProps } from './order-buttons.tsx';
import { formatNextStep, formatPieces, listPartsBack, toFacts } from './order-facts.ts';
import { OrderItems } from './order-items.tsx';
import * as words from './words.ts';

const SHOWN_ITEMS = 2;

type OrderCardProps = OrderButtonsProps & { onDetails: () => void };

/** An order in brief: its status, the next step and the possible actions. */
export function OrderCard({ onDetails, ...buttons }: OrderCardProps) {
  const { order } = buttons;
  const { items, order_number, status } = order;
  const returnDays = useReturnDays();
  const [now] = useState(() => new Date());
  const hidden = items.length - SHOWN_ITEMS;
  return (
    <article
      id={order.id}
      tabIndex={-1}
      aria-label={words.orderOf(order_number)}
      className="overflow-hidden rounded-md border border-line bg-card shadow-card"
    >
      <CardHead order={order} />
      <div className="flex flex-col gap-4 p-4 sm:p-5">
        <p>{formatNextStep(order, { returnDays, now })}</p>
        <OrderItems items={items.slice(0, SHOWN_ITEMS)} status={status} />
        {hidden > 0 && <p className="text-quiet">{words.more(hidden)}</p>}
        <ParcelNote order={order} />
        <div className="flex flex-wrap gap-3 border-t border-line pt-4 max-sm:gap-2 max-sm:*:flex-auto max-sm:*:px-2 max-sm:[&_.lucide]:hidden">
          <Button variant="secondary" aria-label={words.viewDetailsOf(order_number)} onClick={onDetails}>
            {words.viewDetails}
          </Button>
          <OrderButtons {...buttons} />
        </div>
      </div>
    </article>
  );
}

function CardHead({ order }: { order: OrderJson }) {
  const { payment, status, totals, exchange } = order;
  const due = totals.total - (exchange?.paid ?? 0);
  const isDue = payment.status === 'pending' && !endedWithoutSale(status);
  const isUnpaidCash = isDue && payment.method === 'cod';
  const partsBack = payment.status === 'completed' ? listPartsBack(order) : [];
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b border-line bg-sand px-4 py-3 sm:px-5">
      <div className="mr-auto">
        <h2 className="font-semibold wrap-anywhere tabular-nums">{order.order_number}</h2>
        <p className="text-sm text-quiet">
          {formatDate(order.created_at)} · {formatPieces(order)}
        </p>
      </div>
      <div className="ml-auto text-right">
        <p className="font-semibold figures">{formatAmount(totals.total)}</p>
        <p className="text-sm text-quiet">
          {isDue && exchange && `${formatAmount(due)}, `}
          {isUnpaidCash ? PAYMENT_METHOD_NAMES.cod : formatPayment(toFacts(order))}
          {partsBack.map((part) => (
            <span key={part} className="block figures">
              {part}
            </span>
          ))}
        </p>
      </div>
      <p className="max-sm:w-full">
        <OrderStatusBadge status={order.status} />
      </p>
    </header>
  );
}

/** Shows the courier and the shipping date, once the order is shipped. */
export function ParcelNote({ order }: { order: OrderJson }) {
  const { provider, number, shipped_at } = order.tracking;
  if (order.status === 'cancelled' || !shipped_at) return null;
  return (
    <p className="text-sm text-quiet">
      {provider ? words.byCourier(formatWhere(order, shipped_at), provider) : formatWhere(order, shipped_at)}
      {number && <span className="block break-words">{words.trackingNumber(number)}</span>}
    </p>
  );
}

function formatWhere(
  { status, tracking: { delivered_at }, returned_at }: OrderJson,
  shippedAt: string,
): string {
  if (status === 'returned_to_origin' && returned_at) return words.cameBackOn(formatDate(returned_at));
  return delivered_at ? words.deliveredOn(formatDate(delivered_at)) : words.shippedOn(formatDate(shippedAt));
}
