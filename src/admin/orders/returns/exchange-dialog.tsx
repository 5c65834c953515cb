import { useRef, useState } from 'react';
import type { Input } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { OrderDialog } from '#admin/orders/actions/order-dialog.tsx';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';
import { CheckboxLine } from '#ui/form/checkbox.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { ExchangeFigures } from './exchange-figures.tsx';
import { type PieceCounts, PiecesField, startCounts, toItems } from './pieces-field.tsx';
import { usePreview } from './use-preview.ts';

type Exchange = Input<'POST /admin/orders/{id}/exchange'>['body'];

/** Sends pieces of an order again, and says beforehand what that does to money, papers and stock. */
export function ExchangeDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [counts, setCounts] = useState<PieceCounts>(() => startCounts(order));
  const [restock, setRestock] = useState(false);
  const [reason, setReason] = useState('');
  const [mistake, setMistake] = useState<string>();
  // The same key goes with every press of this dialog, so that an answer that was lost does not send pieces twice.
  const [key] = useState(() => crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  const items = toItems(counts);
  const preview = usePreview({
    name: 'exchange',
    order,
    wish: items && { items },
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
  const figures = items && preview.data;
  function submit() {
    setMistake(reason.trim().length < 3 ? 'Give the reason.' : undefined);
    if (reason.trim().length < 3) return form.current?.querySelector('textarea')?.focus();
    if (!items) return undefined;
    return change.mutate(
      { items, restock, reason },
      {
        onSuccess: ({ exchange }) => {
          notify(`Order ${exchange.order_number} is ready to pack`);
          onClose();
        },
      },
    );
  }
  return (
    <OrderDialog
      title="Replace"
      button="Send again"
      isBusy={change.isPending}
      isOff={!figures || isShort(figures)}
      error={change.error}
      {...{ form, onClose }}
      onSubmit={submit}
    >
      <PiecesField legend="Which pieces" {...{ order, counts }} onChange={setCounts} />
      <CheckboxLine
        label="The old pieces came back and can be sold again"
        checked={restock}
        onChange={({ target }) => setRestock(target.checked)}
      />
      <TextArea
        name="reason"
        label="Reason, as the customer reads it on the credit note"
        rows={2}
        value={reason}
        error={mistake}
        onChange={({ target }) => setReason(target.value)}
      />
      {items && <ExchangeFigures {...{ order, preview, restock }} />}
    </OrderDialog>
  );
}

function isShort({ pieces }: { pieces: readonly { quantity: number; stock: number }[] }): boolean {
  return pieces.some(({ quantity, stock }) => stock < quantity);
}
