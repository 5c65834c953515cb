import { useRef, useState } from 'react';
import type { Input } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { OrderDialog } from '#admin/orders/actions/order-dialog.tsx';
import { readNumber } from '#admin/format/read-number.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type StockItem, nameOf } from '../use-item.ts';
import { ReasonField } from './reason-field.tsx';
import { useStockCall } from './use-stock-call.ts';

const reasons = ['Counted', 'Found', 'Missing', 'Typing mistake'];

/** Records a count of a SKU: the typed number replaces the one in the books. */
export function CountDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const { sku, held, in_stock } = item;
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState(reasons[0]!);
  const [withHeld, setWithHeld] = useState(held > 0);
  const form = useRef<HTMLFormElement>(null);
  const change = useStockCall((body: Input<'POST /admin/stock/counts'>['body'], headers) =>
    callAdmin('POST /admin/stock/counts', { headers, body }),
  );
  const count = readNumber(typed);
  const submit = () =>
    change.mutate(
      { sku, count: Number.isNaN(count) ? -1 : count, reason, with_held: withHeld },
      {
        onSuccess: ({ before, in_stock: now }) => {
          notify(
            before === now ? `${now} in stock, as in the books` : `${now} in stock now, ${before} before`,
          );
          onClose();
        },
      },
    );
  const { fields } = change.error ?? {};
  return (
    <OrderDialog
      title={`Count ${nameOf(item)}`}
      button="Save the count"
      isBusy={change.isPending}
      error={fields?.count || fields?.reason ? null : change.error}
      {...{ form, onClose }}
      onSubmit={submit}
    >
      <TextInput
        label="Pieces counted"
        inputMode="numeric"
        autoComplete="off"
        hint={`The books say ${in_stock}${held > 0 ? `, and ${held} held by orders to pack` : ''}.`}
        value={typed}
        error={fields?.count}
        onChange={({ target }) => {
          setTyped(target.value);
          change.reset();
        }}
      />
      {held > 0 && (
        <Checkbox
          label={`I counted the ${held === 1 ? 'piece' : `${held} pieces`} of orders too`}
          hint="They are on the shelf until they are packed, and stay with their orders."
          checked={withHeld}
          onChange={({ target }) => setWithHeld(target.checked)}
        />
      )}
      <ReasonField reasons={reasons} value={reason} error={fields?.reason} onChange={setReason} />
    </OrderDialog>
  );
}
