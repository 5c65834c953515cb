import { useRef, useState } from 'react';
import { ReturnWish } from '#domain/order/order-return.ts';
import type { Input } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { OrderDialog } from '#admin/orders/actions/order-dialog.tsx';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';
import { Select } from '#ui/form/select.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type PieceCounts, PiecesField, startCounts, toItems } from './pieces-field.tsx';
import { WISH_WORDS } from './return-words.tsx';
import { useRequiredText } from './use-required-text.ts';

type Wanted = Input<'POST /admin/orders/{id}/returns'>['body'];

/** Records a return that a customer asked for by telephone or letter. */
export function ReturnDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [counts, setCounts] = useState<PieceCounts>(() => startCounts(order));
  const [wish, setWish] = useState<ReturnWish>('refund');
  const reason = useRequiredText('Give the reason.');
  const form = useRef<HTMLFormElement>(null);
  const items = toItems(counts);
  const change = useOrderChange(order.order_number, (body: Wanted) =>
    callAdmin('POST /admin/orders/{id}/returns', { params: { id: order.id }, body }),
  );
  function submit() {
    if (!reason.check() || !items) return;
    change.mutate(
      { items, wish, reason: reason.text },
      {
        onSuccess: () => {
          notify('The return is recorded');
          onClose();
        },
      },
    );
  }
  return (
    <OrderDialog
      title="Record a return"
      button="Record"
      isBusy={change.isPending}
      isOff={!items}
      error={change.error}
      {...{ form, onClose }}
      onSubmit={submit}
    >
      <PiecesField legend="Which pieces" {...{ order, counts }} onChange={setCounts} />
      <Select
        label="What the customer wants"
        value={wish}
        onChange={({ target }) => setWish(ReturnWish.parse(target.value))}
      >
        {ReturnWish.options.map((each) => (
          <option key={each} value={each}>
            {WISH_WORDS[each]}
          </option>
        ))}
      </Select>
      <TextArea name="reason" label="What is wrong" rows={2} {...reason.field} />
      <p className="text-sm text-quiet">Nothing changes yet: you accept or refuse the return later.</p>
    </OrderDialog>
  );
}
