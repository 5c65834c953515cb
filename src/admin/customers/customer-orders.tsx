import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCount } from '#domain/format-count.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { OrderState } from '#admin/orders/order-state.tsx';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { Part } from '#admin/shell/part.tsx';
import { formatShort } from '#admin/format/format-time.ts';
import { rupees } from '#admin/format/rupees.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Customer } from './customer.ts';

const shown = 50;

/** The newest orders of a customer. */
export function CustomerOrders({ customer: { id, orders: total } }: { customer: Customer }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['customer', id, 'orders'],
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/orders', { query: { customer: id, limit: shown }, signal })).orders,
  });
  return (
    <Part title={formatCount(total, 'order')}>
      {!data && error && <CannotReach error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-24" />}
      <ul className="flex flex-col divide-y divide-line">
        {data?.map(({ id: orderId, order_number, created_at, totals, stage }) => (
          <li key={orderId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <Link to={`/orders/${order_number}`} className="inline-flex min-h-11 items-center link figures">
              {order_number}
            </Link>
            <OrderState stage={stage} />
            <span className="ml-auto text-sm text-quiet figures">{formatShort(created_at)}</span>
            <span className="figures">{rupees(totals.total)}</span>
          </li>
        ))}
      </ul>
      {data && total > shown && <p className="text-sm text-quiet">The newest {shown} are shown.</p>}
    </Part>
  );
}
