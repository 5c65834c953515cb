import { callAdmin } from '#admin/call-admin.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';

/** The button that retries the refunds of an order that the bank rejected. */
export function SendRefundAgain({
  order: { id, order_number },
}: {
  order: Pick<Order, 'id' | 'order_number'>;
}) {
  const change = useOrderChange(order_number, () =>
    callAdmin('POST /admin/orders/{id}/refund-retry', { params: { id }, body: {} }),
  );
  const send = () =>
    change.mutate(undefined, {
      onSuccess: () => notify('The refund is sent again'),
      onError: (error) => notify(error.messageOr('Not done. Try again.'), { tone: 'error' }),
    });
  return (
    <Button variant="secondary" className="sm:self-start" busy={change.isPending} onClick={send}>
      Send refund again
    </Button>
  );
}
