import { Link } from 'react-router';
import type { Order } from './use-order.ts';

/** Links an order with the one whose pieces it replaces, and with those that replace its own. */
export function OrderExchanges({ order: { exchange, exchanges } }: { order: Order }) {
  if (!exchange && exchanges.length === 0) return null;
  const cancelled = exchanges.filter(({ status }) => status === 'cancelled');
  const sent = exchanges.filter(({ status }) => status !== 'cancelled');
  return (
    <p className="mt-2 text-sm">
      {exchange && <Sentence start="In exchange for pieces of" orders={[exchange]} />}
      <Sentence start="Pieces exchanged for" orders={sent} />
      <Sentence start="Cancelled exchange:" orders={cancelled} />
    </p>
  );
}

type SentenceProps = { start: string; orders: { order_number: string }[] };

function Sentence({ start, orders }: SentenceProps) {
  if (orders.length === 0) return null;
  return (
    <>
      {start}{' '}
      {orders.map(({ order_number }, index) => (
        <span key={order_number}>
          {index > 0 && ', '}
          <Link to={`/orders/${order_number}`} className="link figures">
            {order_number}
          </Link>
        </span>
      ))}
      .{' '}
    </>
  );
}
