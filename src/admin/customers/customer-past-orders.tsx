import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCount } from '#domain/format-count.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { NotLoaded } from '#admin/form/not-loaded.tsx';
import { formatPastState } from '#admin/past-orders/past-order-words.ts';
import { Part } from '#admin/shell/part.tsx';
import { formatShort } from '#admin/format/format-time.ts';
import { rupees } from '#admin/format/rupees.ts';
import type { Customer } from './customer.ts';

const shown = 50;

/** Lists the orders of a customer in the earlier shop; renders nothing where there are none. */
export function CustomerPastOrders({ customer: { id } }: { customer: Customer }) {
  const loaded = useQuery({
    queryKey: ['customer', id, 'past-orders'],
    queryFn: ({ signal }) =>
      callAdmin('GET /admin/past-orders', { query: { customer: id, limit: shown }, signal }),
  });
  const { data } = loaded;
  if (!data) return <NotLoaded what="orders before this shop" query={loaded} />;
  if (data.total === 0) return null;
  return (
    <Part title={formatCount(data.total, 'order before this shop', 'orders before this shop')}>
      <ul className="flex flex-col divide-y divide-line">
        {data.past_orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <Link to={`/past-orders/${order.id}`} className="inline-flex min-h-11 items-center link figures">
              {order.number}
            </Link>
            <span className="text-sm text-quiet">{formatPastState(order)}</span>
            <span className="ml-auto text-sm text-quiet figures">{formatShort(order.placed_at)}</span>
            <span className="figures">{rupees(order.total)}</span>
          </li>
        ))}
      </ul>
      {data.total > shown && <p className="text-sm text-quiet">The newest {shown} are shown.</p>}
    </Part>
  );
}
