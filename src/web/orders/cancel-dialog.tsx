import { useState } from 'react';
import { formatAmount } from '#domain/money/money.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { DialogError } from './dialog-error.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import * as words from './words.ts';

type CancelDialogProps = {
  order: OrderJson;
  onClose: () => void;
  onCancelled: (order: OrderJson) => void;
};

/** Asks for confirmation and a reason, and shows how the money is refunded. */
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
      notify(words.cancelled);
      onCancelled(answer.order);
    } catch (failure) {
      setError(toApiError(failure, words.cancelFailed).message);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.cancelTitle}
      footer={
        <>
          <DialogError>{error}</DialogError>
          <Button variant="secondary" onClick={onClose}>
            {words.keepOrder}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void cancel()}>
            {words.cancelOrder}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div>
          <p className="font-medium">{words.orderOf(order.order_number)}</p>
          <p>{formatMoney(order)}</p>
        </div>
        <RadioGroup
          legend={words.cancelReason}
          name="reason"
          value={reason}
          onValueChange={setReason}
          options={words.cancelReasons.map((each) => ({ value: each, label: each }))}
        />
        <TextArea
          label={words.cancelNote}
          rows={3}
          maxLength={400}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

function formatMoney({ payment, totals, exchange }: OrderJson): string {
  const credit = exchange?.paid ?? 0;
  const isPaidSelf = payment.status === 'completed' && credit < totals.total;
  const money = payment.in_progress ? words.refundIfPaid : isPaidSelf && words.cancelRefund;
  if (!exchange || credit === 0) return money || words.notCharged;
  return [words.creditReturned(formatAmount(credit), exchange.order_number), money].filter(Boolean).join(' ');
}
