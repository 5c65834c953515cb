import { useRef, useState } from 'react';
import { randomKey } from '#contract/client.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { OrderDialog } from '#admin/orders/actions/order-dialog.tsx';
import { keepMistakes } from '#admin/orders/actions/keep-mistakes.ts';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';
import { rupees } from '#admin/format/rupees.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { RefundFields } from './refund-fields.tsx';
import { RefundFigures } from './refund-figures.tsx';
import { type Refund, type RefundValues, findMistakes, startValues, toWish } from './refund-values.ts';
import { usePreview } from './use-preview.ts';

type DialogProps = {
  order: Order;
  /** The return that the pieces come from. */
  record?: Order['returns'][number];
  onClose: () => void;
};

/** Refunds pieces of an order, or an amount of its price, and first shows what is refunded and how. */
export function RefundDialog({ order, record, onClose }: DialogProps) {
  const [values, setValues] = useState(() => startValues(order, record));
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  // Every submission of this dialog uses the same key, so that a lost response cannot refund twice.
  const [key] = useState(randomKey);
  const form = useRef<HTMLFormElement>(null);
  const wish = toWish(values);
  const preview = usePreview({
    name: 'refund',
    order,
    wish,
    load: (body, signal) =>
      callAdmin('POST /admin/orders/{id}/refund-preview', { params: { id: order.id }, body, signal }),
  });
  const refund = useOrderChange(order.order_number, (body: Refund) =>
    callAdmin('POST /admin/orders/{id}/refund', {
      params: { id: order.id },
      headers: { 'idempotency-key': key },
      body,
    }),
  );
  function change(changed: Partial<RefundValues>) {
    const corrected = { ...values, ...changed };
    setValues(corrected);
    setMistakes(keepMistakes(mistakes, findMistakes(corrected)));
  }
  function submit() {
    const found = findMistakes(values);
    setMistakes(found);
    const [first] = Object.keys(found);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (!wish) return undefined;
    return refund.mutate(
      { ...wish, reason: values.reason },
      {
        onSuccess: () => {
          notify('The refund is under way');
          onClose();
        },
      },
    );
  }
  const figures = wish && preview.data;
  return (
    <OrderDialog
      title="Refund"
      button={figures ? `Refund ${rupees(figures.amount)}` : 'Refund'}
      isDangerous
      isBusy={refund.isPending}
      isOff={wish ? !preview.isCurrent : values.way === 'pieces'}
      error={refund.error}
      {...{ form, onClose }}
      onSubmit={submit}
    >
      <RefundFields {...{ order, values, mistakes }} onChange={change} />
      {wish && <RefundFigures {...{ order, preview }} restock={values.restock} />}
    </OrderDialog>
  );
}
