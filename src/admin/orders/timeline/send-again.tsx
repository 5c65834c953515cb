import { Send } from 'lucide-react';
import { callAdmin } from '#admin/call-admin.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';

type SendAgainProps = { order: Order; message: Order['messages'][number] };

/** Sends a message about an order once more, to the same address. */
export function SendAgain({ order: { id, order_number }, message }: SendAgainProps) {
  const change = useOrderChange(order_number, () =>
    callAdmin('POST /admin/orders/{id}/messages/{message}/resend', { params: { id, message: message.id } }),
  );
  const send = () =>
    change.mutate(undefined, {
      onSuccess: () => notify(`The message is sent again to ${message.to}`),
      onError: (error) => notify(error.messageOr('Not sent. Try again.'), { tone: 'error' }),
    });
  return (
    <Button variant="quiet" busy={change.isPending} onClick={send}>
      <Send aria-hidden="true" size={16} />
      Send again
    </Button>
  );
}
