import { Link, useNavigate } from 'react-router';
import type { OrderJson } from '#contract/order/order.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { Outcome } from './pay-order.ts';
import { formatCancelled } from './format-cancelled.ts';
import { formatUnpaidOrder } from './format-unpaid-order.ts';
import * as words from './words.ts';

type Unpaid = Exclude<Outcome, { kind: 'paid' }>;
type PaymentDialogsProps = { outcome: Unpaid | undefined; onClose: () => void; onTryAgain: () => void };

/** Shows the outcome of an unfinished payment and how to continue. */
export function PaymentDialogs({ outcome, onClose, onTryAgain }: PaymentDialogsProps) {
  if (!outcome) return null;
  const { order, kind } = outcome;
  if (kind === 'undecided') return <Undecided order={order} />;
  if (order.refunds.length > 0) return <CameTooLate {...{ order, onClose, onTryAgain }} />;
  const isOver = order.status === 'cancelled';
  const isCancelled = kind === 'cancelled';
  return (
    <Dialog
      open
      size="sm"
      title={isCancelled ? words.cancelledTitle : words.failedTitle}
      onClose={onClose}
      footer={<WaysOn onTryAgain={onTryAgain} />}
    >
      <p className="text-lg">{isCancelled ? words.cancelledText : words.failedText}</p>
      {!isOver && kind === 'failed' && outcome.reason !== words.failedText && (
        <p className="mt-2 text-quiet">{outcome.reason}</p>
      )}
      <p className="mt-3 text-sm text-quiet">
        {isOver ? formatCancelled(order) : `${formatUnpaidOrder(order)} ${words.chargedOnce}`}
      </p>
    </Dialog>
  );
}

/** The money may be on its way, so there is no second attempt, and closing opens the page that waits for the bank. */
function Undecided({ order }: { order: OrderJson }) {
  const navigate = useNavigate();
  const status = paths.orderStatus(order.id, { payment: 'pending' });
  return (
    <Dialog
      open
      size="sm"
      title={words.undecidedTitle}
      onClose={() => void navigate(status)}
      footer={
        <Link className={buttonClasses()} to={paths.orders()}>
          {words.viewOrders}
        </Link>
      }
    >
      <p role="status" className="text-lg">
        {words.undecidedText}
      </p>
      <p className="mt-3 text-sm text-quiet">
        {formatUnpaidOrder(order)} {words.undecidedNext}
      </p>
    </Dialog>
  );
}

type CameTooLateProps = { order: OrderJson; onClose: () => void; onTryAgain: () => void };

/** The payment arrived after the pieces were released and is refunded: the money was taken, so the text does not call it failed. */
function CameTooLate({ order, onClose, onTryAgain }: CameTooLateProps) {
  return (
    <Dialog
      open
      size="sm"
      title={words.refundComing}
      onClose={onClose}
      footer={<WaysOn onTryAgain={onTryAgain} />}
    >
      <p className="text-lg">{formatCancelled(order)}</p>
    </Dialog>
  );
}

function WaysOn({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <>
      <Link className={buttonClasses({ variant: 'secondary' })} to={paths.products()}>
        {words.continueShopping}
      </Link>
      <Button onClick={onTryAgain}>{words.tryAgain}</Button>
    </>
  );
}
