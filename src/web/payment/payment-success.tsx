import { Link, useLocation, useNavigate } from 'react-router';
import type { OrderJson } from '#contract/order/order.ts';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { VignettePicture } from '#ui/ornament/vignette.tsx';
import * as words from './words.ts';

/**
 * Announces the payment in a dialog over the order, so that closing it in any way leaves the customer at the order and not at the checkout.
 * Shown once to a customer who comes from the checkout.
 */
export function PaymentSuccess({ order }: { order: OrderJson }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isPaidNow = (state as { isPaid?: boolean } | null)?.isPaid === true;
  const orderPath = paths.orderConfirmation(order.id);
  return (
    <Dialog
      open={isPaidNow}
      size="sm"
      title={words.successTitle}
      onClose={() => void navigate(orderPath, { replace: true, preventScrollReset: true })}
      footer={
        <>
          <Link className={buttonClasses({ variant: 'secondary' })} to={paths.products()}>
            {words.shopMore}
          </Link>
          <Link className={buttonClasses()} to={paths.orders()}>
            {words.viewOrders}
          </Link>
        </>
      }
    >
      <div className="flex flex-col items-center gap-3 text-center">
        <VignettePicture of="orders" />
        <p className="text-lg">{words.placed}</p>
        <Link className="link" to={orderPath} replace>
          {words.viewOrder(order.order_number)}
        </Link>
      </div>
    </Dialog>
  );
}
