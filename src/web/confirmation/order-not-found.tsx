import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import * as words from './words.ts';

/** Shown for an order that does not exist or belongs to another customer: the text is the same for both. */
export function OrderNotFound() {
  return (
    <EmptyState
      picture="orders"
      level={1}
      title={words.notFoundTitle}
      actions={
        <>
          <Link className={buttonClasses()} to={paths.orders()}>
            {words.viewOrders}
          </Link>
          <Link className={buttonClasses({ variant: 'secondary' })} to={paths.products()}>
            {words.continueShopping}
          </Link>
        </>
      }
    >
      {words.notFoundText}
    </EmptyState>
  );
}
