import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useNavigateFromHere } from '#admin/use-navigate-from-here.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { rupees } from '#admin/format/rupees.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';

type NewOrder = Answer<'POST /admin/orders/{id}/payment-link'>;

/** Sends a new payment link for an expired order, which makes a new order of the same pieces and reports the unavailable ones. */
export function SendNewLink({ order: { id } }: { order: Order }) {
  const navigate = useNavigateFromHere();
  const send = useMutation<NewOrder, ApiError>({
    mutationFn: () => callAdmin('POST /admin/orders/{id}/payment-link', { params: { id } }),
    onSuccess: ({ order }) => {
      // If this order was sent a new link before, the response is the order that was made then.
      notify(
        order.status === 'pending'
          ? `The payment link for ${rupees(order.money.due)} is sent with order ${order.order_number}`
          : `A new link was sent before, with order ${order.order_number}`,
      );
      navigate(`/orders/${order.order_number}`);
    },
  });
  return (
    <>
      {send.error && (
        <p role="alert" className="w-full text-sm text-alert">
          {send.error.messageOr('Not sent. Try again.')}
        </p>
      )}
      <Button busy={send.isPending} onClick={() => send.mutate()}>
        <Send aria-hidden="true" size={18} />
        Send a new link
      </Button>
    </>
  );
}
