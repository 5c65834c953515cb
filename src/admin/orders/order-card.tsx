import type { Answer } from '#contract/endpoints.ts';
import { rupees } from '#admin/format/rupees.ts';
import { formatShort } from '#admin/format/format-time.ts';
import { OrderState } from './order-state.tsx';
import { MissingPieces } from './missing-pieces.tsx';
import { UnansweredCalls } from './unanswered-calls.tsx';
import { PAYMENT_WORDS } from './order-words.ts';

type Order = Answer<'GET /admin/orders'>['orders'][number];

/** An order of the list on a phone, in three lines. */
export function OrderCard({ order }: { order: Order }) {
  const { order_number, totals, payment, created_at, customer, shipping_address, stage } = order;
  return (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap gap-x-3 figures">
        <span className="font-medium text-indigo">{order_number}</span>
        <span className="ml-auto font-medium">{rupees(totals.total)}</span>
        <span className="text-quiet">{PAYMENT_WORDS[payment.method]}</span>
      </span>
      <span className="flex gap-3 text-sm">
        <span className="min-w-0 truncate">
          {customer.name}, {shipping_address.city}
        </span>
        <span className="ml-auto text-quiet figures">{formatShort(created_at)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3">
        <OrderState stage={stage} />
        <UnansweredCalls order={order} />
        <MissingPieces order={order} />
      </span>
    </span>
  );
}
