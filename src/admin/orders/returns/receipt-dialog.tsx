import { useRef, useState } from 'react';
import { callAdmin } from '#admin/call-admin.ts';
import { OrderDialog } from '#admin/orders/actions/order-dialog.tsx';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';
import { NumberStepper } from '#ui/form/number-stepper.tsx';
import { notify } from '#ui/overlay/toasts.ts';

type ReceiptProps = { order: Order; record: Order['returns'][number]; onClose: () => void };

/** Notes that the pieces of a return are back, and how many of each can be sold again. */
export function ReceiptDialog({ order, record, onClose }: ReceiptProps) {
  const [sellable, setSellable] = useState<Readonly<Record<string, number>>>({});
  const form = useRef<HTMLFormElement>(null);
  const change = useOrderChange(order.order_number, (items: { item_id: string; restock: number }[]) =>
    callAdmin('POST /admin/orders/{id}/returns/{return}/receipt', {
      params: { id: order.id, return: record.id },
      body: { items },
    }),
  );
  const submit = () =>
    change.mutate(
      record.pieces.map(({ item_id }) => ({ item_id, restock: sellable[item_id] ?? 0 })),
      {
        onSuccess: () => {
          notify('The returned pieces are noted');
          onClose();
        },
      },
    );
  return (
    <OrderDialog
      title="Pieces are back"
      button="Save"
      isBusy={change.isPending}
      error={change.error}
      {...{ form, onClose }}
      onSubmit={submit}
    >
      <fieldset>
        <legend className="mb-2 font-medium">How many can be sold again?</legend>
        <ul className="flex flex-col gap-3">
          {record.pieces.map(({ item_id, product_name, quantity }) => (
            <li key={item_id} className="flex flex-wrap items-center gap-3">
              <p className="min-w-0 flex-1 basis-28">
                {product_name}
                <span className="block text-sm text-quiet">of {quantity}</span>
              </p>
              <NumberStepper
                label={`Sellable pieces of ${product_name}`}
                value={sellable[item_id] ?? 0}
                min={0}
                max={quantity}
                onValueChange={(value) => setSellable({ ...sellable, [item_id]: value })}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <p className="text-sm text-quiet">
        The others are damaged. Sellable pieces go into stock when the return is refunded or new pieces are
        sent.
      </p>
    </OrderDialog>
  );
}
