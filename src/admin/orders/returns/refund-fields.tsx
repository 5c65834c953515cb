import type { Order } from '#admin/orders/use-order.ts';
import { CheckboxLine } from '#ui/form/checkbox.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { formatCharges } from './format-charges.ts';
import { PiecesField } from './pieces-field.tsx';
import type { RefundValues } from './refund-values.ts';

type FieldsProps = {
  order: Order;
  values: RefundValues;
  mistakes: Readonly<Record<string, string>>;
  onChange: (changed: Partial<RefundValues>) => void;
};

/** The fields of a refund: pieces or an amount, and the reason. */
export function RefundFields({ order, values, mistakes, onChange }: FieldsProps) {
  return (
    <>
      <RadioGroup
        legend="Refund for"
        name="way"
        value={values.way}
        onValueChange={(chosen) => onChange({ way: chosen as RefundValues['way'] })}
        options={[
          { value: 'pieces', label: 'Pieces', hint: 'They came back, or were never in the parcel' },
          { value: 'amount', label: 'An amount', hint: 'The customer keeps everything and pays less' },
        ]}
      />
      {values.way === 'pieces' ? (
        <Pieces {...{ order, values, onChange }} />
      ) : (
        <TextInput
          name="amount"
          label="Amount"
          before="₹"
          inputMode="decimal"
          autoComplete="off"
          value={values.amount}
          error={mistakes.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      )}
      <TextArea
        name="reason"
        label="Reason (printed on the credit note)"
        rows={2}
        value={values.reason}
        error={mistakes.reason}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
    </>
  );
}

function Pieces({ order, values, onChange }: Omit<FieldsProps, 'mistakes'>) {
  const chargeWords = formatCharges(order);
  return (
    <>
      <PiecesField
        legend="Pieces"
        order={order}
        counts={values.counts}
        onChange={(counts) => onChange({ counts })}
      />
      <CheckboxLine
        label="The pieces can be sold again"
        checked={values.restock}
        onChange={({ target }) => onChange({ restock: target.checked })}
      />
      {chargeWords && (
        <CheckboxLine
          label={`Also refund the charge for ${chargeWords}`}
          checked={values.charges}
          onChange={({ target }) => onChange({ charges: target.checked })}
        />
      )}
    </>
  );
}
