import { useRef, useState } from 'react';
import { callAdmin } from '#admin/call-admin.ts';
import { OrderDialog } from '#admin/orders/actions/order-dialog.tsx';
import type { ListedOrder } from '#admin/orders/orders-list.tsx';
import { type PieceCounts, PiecesField, toItems } from '#admin/orders/returns/pieces-field.tsx';
import { useOrderChange } from '#admin/orders/use-order.ts';

type MissingProps = {
  order: ListedOrder;
  /** How many pieces of each line were not counted. */
  uncounted: PieceCounts;
  onClose: () => void;
  onDone: () => void;
};

/** Asks which pieces of an order are missing and notes them: the order then waits, and the packer continues with the next one. */
export function MissingDialog({ order, uncounted, onClose, onDone }: MissingProps) {
  const { id, order_number: number } = order;
  const [counts, setCounts] = useState(uncounted);
  const form = useRef<HTMLFormElement>(null);
  const items = toItems(counts);
  const report = useOrderChange(number, (missing: NonNullable<typeof items>) =>
    callAdmin('POST /admin/orders/{id}/missing-pieces', { params: { id }, body: { items: missing } }),
  );
  return (
    <OrderDialog
      title="What is missing?"
      button="Note it, next order"
      isBusy={report.isPending}
      isOff={!items}
      error={report.error}
      form={form}
      onClose={onClose}
      onSubmit={() => items && report.mutate(items, { onSuccess: onDone })}
    >
      <PiecesField order={order} legend="Pieces that are not there" counts={counts} onChange={setCounts} />
    </OrderDialog>
  );
}
