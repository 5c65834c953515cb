import { Link } from 'react-router';
import { CHECKOUT_WORDS } from '#domain/checkout.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { VignettePicture } from '#web/ui/ornament/vignette.tsx';
import { sayCancelled } from './say-cancelled.ts';
import { sayKept } from './say-kept.ts';
import type { Outcome } from './use-checkout.ts';

type PaymentDialogsProps = { outcome: Outcome | undefined; onClose: () => void; onTryAgain: () => void };

/** What became of the payment, and the way on. */
export function PaymentDialogs({ outcome, onClose, onTryAgain }: PaymentDialogsProps) {
  if (!outcome) return null;
  if (outcome.kind === 'success') return <Success outcome={outcome} onClose={onClose} />;
  const isCancelled = outcome.kind === 'cancelled';
  const isOver = outcome.order?.status === 'cancelled';
  const title = isCancelled ? CHECKOUT_WORDS.cancelledTitle : CHECKOUT_WORDS.failedTitle;
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Link className={buttonClasses({ variant: 'secondary' })} to={paths.products()}>
            Continue Shopping
          </Link>
          <Button onClick={onTryAgain}>Try Again</Button>
        </>
      }
    >
      <p className="text-lg">{isCancelled ? CHECKOUT_WORDS.cancelledText : CHECKOUT_WORDS.failedText}</p>
      {!isOver && outcome.kind === 'failed' && outcome.reason !== CHECKOUT_WORDS.failedText && (
        <p className="mt-2 text-quiet">{outcome.reason}</p>
      )}
      {outcome.order && (
        <p className="mt-3 text-sm text-quiet">
          {isOver ? sayCancelled(outcome.order) : `${sayKept(outcome.order)} Nothing is charged twice.`}
        </p>
      )}
    </Dialog>
  );
}

function Success({
  outcome,
  onClose,
}: {
  outcome: Extract<Outcome, { kind: 'success' }>;
  onClose: () => void;
}) {
  const { order } = outcome;
  return (
    <Dialog
      open
      size="sm"
      title="Payment Successful"
      onClose={onClose}
      footer={
        <>
          <Link className={buttonClasses({ variant: 'secondary' })} to={paths.products()}>
            Shop More
          </Link>
          <Link className={buttonClasses()} to={paths.orders()}>
            View Orders
          </Link>
        </>
      }
    >
      <div className="flex flex-col items-center gap-3 text-center">
        <VignettePicture of="orders" />
        <p className="text-lg">{CHECKOUT_WORDS.placed}</p>
        <Link className="link" to={paths.orderConfirmation(order.id)}>
          See order {order.order_number}
        </Link>
      </div>
    </Dialog>
  );
}
