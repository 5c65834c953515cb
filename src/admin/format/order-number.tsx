import { Link } from 'react-router';
import { useMay } from '#admin/session/use-me.ts';

/** The number of an order, as a link for those who may see orders. */
export function OrderNumber({ number, className = 'link figures' }: { number: string; className?: string }) {
  const may = useMay();
  if (!may('see_orders')) return number;
  return (
    <Link to={`/orders/${number}`} className={className}>
      {number}
    </Link>
  );
}
