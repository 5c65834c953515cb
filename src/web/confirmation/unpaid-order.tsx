import { Link } from 'react-router';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { confirming, failedText, failedTitle } from '#web/payment/words.ts';
import { formatUnpaidOrder } from '#web/payment/format-unpaid-order.ts';
import * as words from './words.ts';

type UnpaidOrderProps = {
  order: OrderJson;
  /** The payment was tried again after a failure, and the bank has not decided it. */
  isAttemptOpen: boolean;
  isBusy: boolean;
  /** The payment was made in the payment window, but the shop has not verified it yet. */
  isConfirming: boolean;
  /** False if the shop's Razorpay keys were removed after the order was placed. */
  isOffered: boolean;
  /** The reason why the last attempt did not succeed. */
  problem?: string | undefined;
  onPay: () => void;
};

/** Shows an unpaid order: its number, amount, deadline and the button to pay it. */
export function UnpaidOrder({
  order,
  isAttemptOpen,
  isBusy,
  isConfirming,
  isOffered,
  problem,
  onPay,
}: UnpaidOrderProps) {
  const hasFailed = order.payment.status === 'failed' && !isAttemptOpen && !isConfirming;
  return (
    <EmptyState
      picture="orders"
      level={1}
      title={isConfirming ? words.checking : hasFailed ? failedTitle : words.paymentPending}
      actions={
        <>
          {isOffered && (
            <Button busy={isBusy} onClick={onPay}>
              {isConfirming ? confirming : hasFailed ? words.tryAgain : words.payNow}
            </Button>
          )}
          <Link className={buttonClasses({ variant: 'secondary' })} to={paths.orders()}>
            {words.viewOrders}
          </Link>
        </>
      }
    >
      {hasFailed && isOffered && <p className="mb-2">{failedText}</p>}
      {!isConfirming && <p>{formatUnpaidOrder(order)}</p>}
      {problem && problem !== failedText && (
        <p role="alert" className="mt-2 text-alert">
          {problem}
        </p>
      )}
      {!isOffered && <p className="mt-2">{NOT_OFFERED.payment}</p>}
      {!hasFailed && isOffered && (
        <p className="mt-2">{isConfirming ? words.doNotPayAgain : words.alreadyPaid}</p>
      )}
    </EmptyState>
  );
}
