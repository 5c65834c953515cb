import { useState } from 'react';
import type { OrderJson } from '#contract/order/order.ts';
import { ApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { DialogError } from './dialog-error.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { TextArea } from '#ui/form/text-area.tsx';

const reasons = ['Ordered by mistake', 'Delivery takes too long', 'I want to change the order', 'Other'];

type CancelDialogProps = {
  order: OrderJson;
  onClose: () => void;
  onCancelled: (order: OrderJson) => void;
};

/** Asks for confirmation and a reason, and says how the money is refunded. */
export function CancelDialog({ order, onClose, onCancelled }: CancelDialogProps) {
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const cancel = async () => {
    setBusy(true);
    setError(undefined);
    const why = [reason, note.trim()].filter(Boolean).join(': ');
    try {
      const answer = await callApi('POST /orders/{id}/cancellation', {
        params: { id: order.id },
        body: { reason: why },
      });
      notify('Order cancelled');
      onCancelled(answer.order);
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : 'Failed to cancel order');
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          Cancel order <span className="whitespace-nowrap">{order.order_number}</span>?
        </>
      }
      footer={
        <>
          <DialogError>{error}</DialogError>
          <Button variant="secondary" onClick={onClose}>
            Keep Order
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void cancel()}>
            Cancel Order
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p>
          {order.payment.status === 'completed'
            ? 'What you paid goes back the way it came within 5-7 business days.'
            : 'Nothing has been paid, so nothing is owed.'}
        </p>
        <RadioGroup
          legend="Why do you want to cancel? (optional)"
          name="reason"
          value={reason}
          onValueChange={setReason}
          options={reasons.map((each) => ({ value: each, label: each }))}
        />
        <TextArea
          label="Anything we should know? (optional)"
          rows={3}
          maxLength={400}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
