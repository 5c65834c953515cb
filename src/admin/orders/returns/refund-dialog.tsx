import { useRef, useState } from 'react';
import type { Input } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { OrderDialog } from '#admin/orders/actions/order-dialog.tsx';
import { keepMistakes } from '#admin/orders/actions/keep-mistakes.ts';
import { type Order, useOrderChange } from '#admin/orders/use-order.ts';
import { AMOUNT_MISTAKE, readRupees } from '#admin/format/read-number.ts';
import { rupees } from '#admin/format/rupees.ts';
import { CheckboxLine } from '#ui/form/checkbox.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type PieceCounts, PiecesField, startCounts, toItems } from './pieces-field.tsx';
import { formatCharges } from './format-charges.ts';
import { RefundFigures } from './refund-figures.tsx';
import { usePreview } from './use-preview.ts';

type Refund = Input<'POST /admin/orders/{id}/refund'>['body'];
type Values = {
  way: 'pieces' | 'amount';
  counts: PieceCounts;
  amount: string;
  restock: boolean;
  charges: boolean;
  reason: string;
};

type DialogProps = {
  order: Order;
  /** The return whose pieces are meant. */
  record?: Order['returns'][number];
  onClose: () => void;
};

/** Refunds pieces of an order, or an amount of its price, and says beforehand what is refunded and how. */
export function RefundDialog({ order, record, onClose }: DialogProps) {
  const [values, setValues] = useState<Values>(() => startValues(order, record));
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  // Every press of this dialog sends the same key, so that a lost answer does not refund twice.
  const [key] = useState(() => crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  const wish = toWish(values);
  const preview = usePreview({
    name: 'refund',
    order,
    wish,
    load: (body, signal) =>
      callAdmin('POST /admin/orders/{id}/refund-preview', { params: { id: order.id }, body, signal }),
  });
  const change = useOrderChange(order.order_number, (body: Refund) =>
    callAdmin('POST /admin/orders/{id}/refund', {
      params: { id: order.id },
      headers: { 'idempotency-key': key },
      body,
    }),
  );
  function set(changed: Partial<Values>) {
    const corrected = { ...values, ...changed };
    setValues(corrected);
    setMistakes(keepMistakes(mistakes, findMistakes(corrected)));
  }
  const { way, counts, amount, restock, charges, reason } = values;
  const chargeWords = formatCharges(order);
  function submit() {
    const found = findMistakes(values);
    setMistakes(found);
    const [first] = Object.keys(found);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (!wish) return undefined;
    return change.mutate(
      { ...wish, reason },
      {
        onSuccess: () => {
          notify('Refund under way');
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
      isBusy={change.isPending}
      isOff={wish ? !preview.isCurrent : way === 'pieces'}
      error={change.error}
      {...{ form, onClose }}
      onSubmit={submit}
    >
      <RadioGroup
        legend="What goes back"
        name="way"
        value={way}
        onValueChange={(chosen) => set({ way: chosen as Values['way'] })}
        options={[
          { value: 'pieces', label: 'Pieces', hint: 'They came back, or were never in the parcel' },
          { value: 'amount', label: 'An amount', hint: 'The customer keeps everything and pays less' },
        ]}
      />
      {way === 'pieces' ? (
        <>
          <PiecesField
            legend="Pieces"
            {...{ order, counts }}
            onChange={(chosen) => set({ counts: chosen })}
          />
          <CheckboxLine
            label="The pieces can be sold again"
            checked={restock}
            onChange={({ target }) => set({ restock: target.checked })}
          />
          {chargeWords && (
            <CheckboxLine
              label={`The charge for ${chargeWords} goes back too`}
              checked={charges}
              onChange={({ target }) => set({ charges: target.checked })}
            />
          )}
        </>
      ) : (
        <TextInput
          name="amount"
          label="Amount"
          before="₹"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={mistakes.amount}
          onChange={({ target }) => set({ amount: target.value })}
        />
      )}
      <TextArea
        name="reason"
        label="Reason, as the customer reads it on the credit note"
        rows={2}
        value={reason}
        error={mistakes.reason}
        onChange={({ target }) => set({ reason: target.value })}
      />
      {wish && <RefundFigures {...{ order, preview, restock }} />}
    </OrderDialog>
  );
}

function startValues(order: Order, record: DialogProps['record']): Values {
  return {
    way: 'pieces',
    counts: startCounts(order, record),
    amount: '',
    restock: false,
    charges: false,
    reason: record?.reason ?? '',
  };
}

/** Returns what is wrong with the values, by field, in the order in which they are read. */
function findMistakes({ way, amount, reason }: Values): Record<string, string> {
  return {
    ...(way === 'amount' && readRupees(amount) === undefined && { amount: AMOUNT_MISTAKE }),
    ...(reason.trim().length < 3 && { reason: 'Give the reason.' }),
  };
}

/** Returns what is to be refunded, without its reason; undefined where nothing is chosen. */
function toWish({ way, counts, amount, restock, charges }: Values): Omit<Refund, 'reason'> | undefined {
  if (way === 'amount') {
    const typed = readRupees(amount);
    return typed === undefined ? undefined : { amount: typed };
  }
  const items = toItems(counts);
  return items && { items, restock, ...(charges && { charges }) };
}
