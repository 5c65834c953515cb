import { Link } from 'react-router';
import { CHECKOUT_WORDS } from '#domain/order/checkout.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatUnpaidOrder } from '#web/payment/format-unpaid-order.ts';

type UnpaidOrderProps = {
  order: OrderJson;
  /** The payment was tried again after a failure, and the bank has not decided it. */
  isTryOpen: boolean;
  isBusy: boolean;
  onPay: () => void;
};

/** Shows an unpaid order: its number, amount, deadline and the button to pay it. */
export function UnpaidOrder({ order, isTryOpen, isBusy, onPay }: UnpaidOrderProps) {
  const hasFailed = order.payment.status === 'failed' && !isTryOpen;
  return (
    <EmptyState
      picture="orders"
      level={1}
      title={hasFailed ? CHECKOUT_WORDS.failedTitle : 'Waiting for your payment'}
      actions={
        <>
          <Button busy={isBusy} onClick={onPay}>
            {hasFailed ? 'Try Again' : 'Pay now'}
          </Button>
          <Link className={buttonClasses({ variant: 'secondary' })} to={paths.orders()}>
            View Orders
          </Link>
        </>
      }
    >
      {hasFailed && <p className="mb-2">{CHECKOUT_WORDS.failedText}</p>}
      <p>{formatUnpaidOrder(order)}</p>
      {!hasFailed && <p className="mt-2">If you have already paid, this page will say so in a moment.</p>}
    </EmptyState>
  );
}
