import { Link } from 'react-router';
import type { OrderJson } from '#contract/order/order.ts';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatUnpaidOrder } from './format-unpaid-order.ts';
import * as words from './words.ts';

/** Shows an order whose payment is pending at the bank; there is no button that could pay it twice. */
export function UndecidedPayment({ order }: { order: OrderJson }) {
  return (
    <EmptyState
      picture="orders"
      level={1}
      title={words.undecidedTitle}
      actions={
        <Link className={buttonClasses({ variant: 'secondary' })} to={paths.orders()}>
          {words.viewOrders}
        </Link>
      }
    >
      <p role="status">{words.undecidedText}</p>
      <p className="mt-2">
        {formatUnpaidOrder(order)} {words.undecidedNext}
      </p>
    </EmptyState>
  );
}
