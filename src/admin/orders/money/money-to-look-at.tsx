import { type FormEvent, useState } from 'react';
import { callAdmin } from '#admin/call-admin.ts';
import { useMay } from '#admin/session/use-me.ts';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { SendRefundAgain } from './send-refund-again.tsx';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';

/** Money of an order that needs attention from staff: what happened, what will happen, and the button for it. */
export function MoneyToLookAt({ order }: { order: Order }) {
  const may = useMay();
  const hasFailed = order.needs_look.includes('refund_failed');
  return (
    <div className="mt-3 flex flex-col gap-3 rounded-sm bg-alert/12 px-3 py-3 text-sm">
      {hasFailed ? (
        <p>
          The bank did not accept a refund for this order, so the money is still with you. You can send it
          again.
        </p>
      ) : (
        <p>
          Money for this order was refunded in Razorpay’s dashboard. {formatBooking(order)} If it was a gift,
          say why, and no credit note is issued.
        </p>
      )}
      {may('refund') && (hasFailed ? <SendRefundAgain order={order} /> : <Explain order={order} />)}
    </div>
  );
}

/** Explains how to book a refund that was not a gift, depending on the actions that the order still allows. */
function formatBooking({ actions }: Order): string {
  if (actions.includes('refund'))
    return 'For pieces that came back or a lower price, press Refund in the menu above: the money is counted, and nothing is sent twice.';
  return actions.includes('cancel')
    ? 'If you will not send the order, press Cancel order in the menu above: nothing is sent back twice.'
    : '';
}

function Explain({ order: { id, order_number } }: { order: Order }) {
  const [reason, setReason] = useState('');
  const change = useOrderChange(order_number, (sent: string) =>
    callAdmin('POST /admin/orders/{id}/refund-explanation', { params: { id }, body: { reason: sent } }),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    change.mutate(reason, { onSuccess: () => notify('The refund is marked as a gift') });
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <TextInput
        label="Why it was a gift"
        value={reason}
        error={change.error?.fields?.reason ?? change.error?.messageOr('Not done. Try again.')}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" variant="secondary" className="sm:self-start" busy={change.isPending}>
        It was a gift
      </Button>
    </form>
  );
}
