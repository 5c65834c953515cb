import { Link } from 'react-router';
import { CHECKOUT_WORDS } from '#domain/order/checkout.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatUnpaidOrder } from './format-unpaid-order.ts';

/** An order whose payment the bank has still to confirm: there is no button that could pay it twice. */
export function UndecidedPayment({ order }: { order: OrderJson }) {
  return (
    <EmptyState
      picture="orders"
      level={1}
      title={CHECKOUT_WORDS.undecidedTitle}
      actions={
        <Link className={buttonClasses({ variant: 'secondary' })} to={paths.orders()}>
          View Orders
        </Link>
      }
    >
      <p role="status">{CHECKOUT_WORDS.undecidedText}</p>
      <p className="mt-2">
        {formatUnpaidOrder(order)} {CHECKOUT_WORDS.undecidedNext}
      </p>
    </EmptyState>
  );
}
