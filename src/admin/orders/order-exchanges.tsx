import { Link } from 'react-router';
import type { Order } from './use-order.ts';

/** Links an order with the one whose pieces it replaces, and with those that replace its own. */
export function OrderExchanges({ order: { exchange, exchanges } }: { order: Order }) {
  if (!exchange && exchanges.length === 0) return null;
  return (
    <p className="mt-2 text-sm">
      {exchange && (
        <>
          Sent for pieces of <OrderLink number={exchange.order_number} />.{' '}
        </>
      )}
      {exchanges.length > 0 && 'New pieces came as '}
      {exchanges.map(({ id, order_number }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <OrderLink number={order_number} />
        </span>
      ))}
      {exchanges.length > 0 && '.'}
    </p>
  );
}

function OrderLink({ number }: { number: string }) {
  return (
    <Link to={`/orders/${number}`} className="link figures">
      {number}
    </Link>
  );
}
