import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Shown for an order that does not exist or belongs to another customer: the text is the same for both. */
export function OrderNotFound() {
  return (
    <EmptyState
      picture="orders"
      level={1}
      title="Order Not Found"
      actions={
        <>
          <Link className={buttonClasses()} to={paths.orders()}>
            View Orders
          </Link>
          <Link className={buttonClasses({ variant: 'secondary' })} to={paths.products()}>
            Continue Shopping
          </Link>
        </>
      }
    >
      We could not find this order in your account.
    </EmptyState>
  );
}
