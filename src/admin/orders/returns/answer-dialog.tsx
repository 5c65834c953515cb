import { useRef } from 'react';
import type { Input } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { OrderDialog } from '#admin/orders/actions/order-dialog.tsx';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { useRequiredText } from './use-required-text.ts';

type Answer = Input<'POST /admin/orders/{id}/returns/{return}/answer'>['body'];
type AnswerProps = { order: Order; record: Order['returns'][number]; approved: boolean; onClose: () => void };

/** Accepts a return or refuses it, with a sentence that the customer reads. */
export function AnswerDialog({ order, record, approved, onClose }: AnswerProps) {
  const answer = useRequiredText('Write what to tell the customer.');
  const form = useRef<HTMLFormElement>(null);
  const change = useOrderChange(order.order_number, (body: Answer) =>
    callAdmin('POST /admin/orders/{id}/returns/{return}/answer', {
      params: { id: order.id, return: record.id },
      body,
    }),
  );
  function submit() {
    if (!answer.check()) return;
    change.mutate(
      { approved, answer: answer.text },
      {
        onSuccess: () => {
          notify(approved ? 'The return is accepted' : 'The return is refused');
          onClose();
        },
      },
    );
  }
  return (
    <OrderDialog
      title={approved ? 'Accept the return' : 'Refuse the return'}
      button={approved ? 'Accept' : 'Refuse'}
      isDangerous={!approved}
      isBusy={change.isPending}
      error={change.error}
      {...{ form, onClose }}
      onSubmit={submit}
    >
      <p>
        {order.customer.name} gets a message with what you write.{' '}
        {approved ? 'No money is paid back yet.' : 'No money is paid back.'}
      </p>
      <TextArea
        name="answer"
        label={approved ? 'Where to send the pieces, or that the customer may keep them' : 'Why not'}
        rows={3}
        {...answer.field}
      />
    </OrderDialog>
  );
}
