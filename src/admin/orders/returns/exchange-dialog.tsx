import { useRef, useState } from 'react';
import { randomKey } from '#contract/client.ts';
import type { Input } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { OrderDialog } from '#admin/orders/actions/order-dialog.tsx';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { whyNotOffered } from './difference-field.tsx';
import { ExchangeFields, startValues, toWish } from './exchange-fields.tsx';
import { ExchangeFigures } from './exchange-figures.tsx';
import { usePreview } from './use-preview.ts';
import { useRequiredText } from './use-required-text.ts';

type Exchange = Input<'POST /admin/orders/{id}/exchange'>['body'];

type DialogProps = {
  order: Order;
  /** The return that the pieces come from. */
  record?: Order['returns'][number];
  onClose: () => void;
};

/** Sends the same pieces of an order again, or others for them, and first shows the effect on money, papers and stock. */
export function ExchangeDialog({ order, record, onClose }: DialogProps) {
  const [values, setValues] = useState(() => startValues(order, record));
  const reason = useRequiredText('Give the reason.', record?.reason);
  // Every submission of this dialog uses the same key, so that a lost response cannot send pieces twice.
  const [key] = useState(randomKey);
  const form = useRef<HTMLFormElement>(null);
  const { others, difference, restock } = values;
  const wish = toWish(values);
  const preview = usePreview({
    name: 'exchange',
    order,
    wish,
    load: (body, signal) =>
      callAdmin('POST /admin/orders/{id}/exchange-preview', { params: { id: order.id }, body, signal }),
  });
  const change = useOrderChange(order.order_number, (body: Exchange) =>
    callAdmin('POST /admin/orders/{id}/exchange', {
      params: { id: order.id },
      headers: { 'idempotency-key': key },
      body,
    }),
  );
  const figures = wish && preview.data;
  const isUnpaid = others && difference === 'by_link' && (figures?.due ?? 0) > 0;
  function submit() {
    if (!reason.check() || !wish) return;
    change.mutate(
      { ...wish, restock, reason: reason.text },
      {
        onSuccess: ({ exchange }) => {
          notify(
            `Order ${exchange.order_number} ${isUnpaid ? 'is waiting for payment' : 'is ready to pack'}`,
          );
          onClose();
        },
      },
    );
  }
  return (
    <OrderDialog
      title="Replace or exchange"
      button={nameButton(others, isUnpaid)}
      isBusy={change.isPending}
      isOff={
        !figures || !preview.isCurrent || isShort(figures) || whyNotOffered(figures, difference) !== null
      }
      error={change.error}
      {...{ form, onClose }}
      onSubmit={submit}
    >
      <ExchangeFields
        {...{ order, values, figures }}
        onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
      />
      <TextArea name="reason" label="Reason (printed on the credit note)" rows={2} {...reason.field} />
      {wish && <ExchangeFigures {...{ order, preview, restock }} way={others ? difference : 'in_cash'} />}
    </OrderDialog>
  );
}

function nameButton(others: boolean, isUnpaid: boolean): string {
  if (isUnpaid) return 'Send payment link';
  return others ? 'Send other pieces' : 'Send again';
}

function isShort({ pieces }: { pieces: readonly { quantity: number; stock: number }[] }): boolean {
  return pieces.some(({ quantity, stock }) => stock < quantity);
}
