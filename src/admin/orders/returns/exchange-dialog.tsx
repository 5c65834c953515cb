import { useRef, useState } from 'react';
import type { DifferenceWay } from '#domain/order/exchange.ts';
import type { Input } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { OrderDialog } from '#admin/orders/actions/order-dialog.tsx';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';
import type { ChosenLine } from '#admin/orders/new/order-values.ts';
import { CheckboxLine } from '#ui/form/checkbox.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { DifferenceField, isDearer, whyNotOffered } from './difference-field.tsx';
import { ExchangeFigures } from './exchange-figures.tsx';
import { InsteadField, toInstead } from './instead-field.tsx';
import { type PieceCounts, PiecesField, startCounts, toItems } from './pieces-field.tsx';
import { usePreview } from './use-preview.ts';

type Exchange = Input<'POST /admin/orders/{id}/exchange'>['body'];

type DialogProps = {
  order: Order;
  /** The return whose pieces are meant. */
  record?: Order['returns'][number];
  onClose: () => void;
};

/** Sends pieces of an order again, or others for them, and says beforehand what that does to money, papers and stock. */
export function ExchangeDialog({ order, record, onClose }: DialogProps) {
  const [counts, setCounts] = useState<PieceCounts>(() => startCounts(order, record));
  const [restock, setRestock] = useState(false);
  const [reason, setReason] = useState(record?.reason ?? '');
  const [mistake, setMistake] = useState<string>();
  // Every press of this dialog sends the same key, so that a lost answer does not send pieces twice.
  const [key] = useState(() => crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  const [others, setOthers] = useState(record?.wish === 'exchange');
  const [lines, setLines] = useState<readonly ChosenLine[]>([]);
  const [difference, setDifference] = useState<DifferenceWay>('in_cash');
  const wish = toWish(counts, others ? { lines, difference } : undefined);
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
    setMistake(reason.trim().length < 3 ? 'Give the reason.' : undefined);
    if (reason.trim().length < 3) return form.current?.querySelector('textarea')?.focus();
    if (!wish) return undefined;
    return change.mutate(
      { ...wish, restock, reason },
      {
        onSuccess: ({ exchange }) => {
          notify(`Order ${exchange.order_number} ${isUnpaid ? 'waits for its payment' : 'is ready to pack'}`);
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
      <PiecesField legend="Which pieces" {...{ order, counts }} onChange={setCounts} />
      <RadioGroup
        legend="What is sent for them"
        name="others"
        value={others ? 'other' : 'same'}
        onValueChange={(chosen) => setOthers(chosen === 'other')}
        options={[
          { value: 'same', label: 'The same pieces again', hint: 'Free of charge' },
          {
            value: 'other',
            label: 'Other pieces',
            hint: 'At today’s price; the difference is paid or goes back',
          },
        ]}
      />
      {others && <InsteadField lines={lines} onChange={setLines} />}
      {others && figures && isDearer(figures) && (
        <DifferenceField notOffered={figures.not_offered} way={difference} onChange={setDifference} />
      )}
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
        onChange={({ target }) => {
          setReason(target.value);
          setMistake(undefined);
        }}
      />
      {wish && <ExchangeFigures {...{ order, preview, restock }} way={others ? difference : 'in_cash'} />}
    </OrderDialog>
  );
}

function nameButton(others: boolean, isUnpaid: boolean): string {
  if (isUnpaid) return 'Send payment link';
  return others ? 'Send other pieces' : 'Send again';
}

type Others = { lines: readonly ChosenLine[]; difference: DifferenceWay };

/** Returns what is exchanged for what; undefined while a part of that is not chosen. */
function toWish(counts: PieceCounts, others: Others | undefined) {
  const items = toItems(counts);
  if (!items || !others) return items && { items };
  const instead = toInstead(others.lines);
  return instead && { items, instead, difference: others.difference };
}

function isShort({ pieces }: { pieces: readonly { quantity: number; stock: number }[] }): boolean {
  return pieces.some(({ quantity, stock }) => stock < quantity);
}
