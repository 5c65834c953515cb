import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import type { UnpaidOrderJson } from '#contract/pricing/cart-quote.ts';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { classes } from '#ui/classes.ts';
import { formatUndecided, formatUnpaid } from './format-unpaid.ts';
import * as words from './words.ts';

type UnpaidOrdersProps = {
  orders: readonly UnpaidOrderJson[];
  /**
   * At the checkout, the checkout's own button pays either the unpaid order or the new one that replaces it; a second button would be
   * ambiguous.
   */
  isCheckout?: boolean;
  className?: string;
};

/** Lists the shopper's unpaid orders for products in the cart with a link to pay, and explains that a new order replaces them. */
export function UnpaidOrders({ orders, isCheckout = false, className }: UnpaidOrdersProps) {
  if (orders.length === 0) return null;
  const canPay = orders.every(({ in_progress }) => !in_progress);
  const next = !canPay ? words.newOrderRefunds : isCheckout ? words.payBelow : words.newOrderReplaces;
  return (
    <section
      aria-label={words.unpaidTitle}
      className={classes('flex flex-col gap-3 rounded-md bg-turmeric-wash p-4', className)}
    >
      {orders.map((order) => (
        <div key={order.order_id} className="flex flex-wrap items-center justify-between gap-3">
          <p className="flex min-w-0 flex-1 basis-56 items-start gap-2">
            <Clock aria-hidden="true" size={20} className="mt-0.5 flex-none text-turmeric-deep" />
            <span>{order.in_progress ? formatUndecided(order) : formatUnpaid(order)}</span>
          </p>
          {(order.in_progress || !isCheckout) && (
            <Link
              className={buttonClasses({ variant: 'secondary' })}
              to={paths.orderStatus(order.order_id, { payment: 'pending' })}
              state={{ paysNow: !order.in_progress }}
            >
              {order.in_progress ? words.checkPayment : words.payOrder}
            </Link>
          )}
        </div>
      ))}
      <p className="text-sm text-quiet">{next}</p>
    </section>
  );
}
