import type { DifferenceWay } from '#domain/order/exchange.ts';
import type { ChosenLine } from '#admin/orders/new/order-values.ts';
import type { Order } from '#admin/orders/use-order.ts';
import { CheckboxLine } from '#ui/form/checkbox.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { DifferenceField, type Figures, isDearer } from './difference-field.tsx';
import { InsteadField, toInstead } from './instead-field.tsx';
import { type PieceCounts, PiecesField, startCounts, toItems } from './pieces-field.tsx';

/** The values of the dialog of an exchange, as they are chosen. */
export type ExchangeValues = {
  counts: PieceCounts;
  /** Whether other pieces are sent, or the same again. */
  others: boolean;
  lines: readonly ChosenLine[];
  difference: DifferenceWay;
  restock: boolean;
};

/** Returns the initial values of the dialog; `record` is the return that the pieces come from. */
export function startValues(order: Order, record?: Order['returns'][number]): ExchangeValues {
  return {
    counts: startCounts(order, record),
    others: record?.wish === 'exchange',
    lines: [],
    difference: 'in_cash',
    restock: false,
  };
}

/** Returns which pieces are exchanged for which; undefined while the choice is incomplete. */
export function toWish({ counts, others, lines, difference }: ExchangeValues) {
  const items = toItems(counts);
  if (!items || !others) return items && { items };
  const instead = toInstead(lines);
  return instead && { items, instead, difference };
}

type FieldsProps = {
  order: Order;
  values: ExchangeValues;
  /** The preview of the chosen exchange; undefined until it is loaded. */
  figures: Figures | undefined;
  onChange: (changed: Partial<ExchangeValues>) => void;
};

/** The fields of an exchange: which pieces come back, which are sent for them, and who pays the difference. */
export function ExchangeFields({ order, values, figures, onChange }: FieldsProps) {
  const { counts, others, lines, difference, restock } = values;
  return (
    <>
      <PiecesField
        legend="Which pieces"
        {...{ order, counts }}
        onChange={(changed) => onChange({ counts: changed })}
      />
      <RadioGroup
        legend="What you send instead"
        name="others"
        value={others ? 'other' : 'same'}
        onValueChange={(chosen) => onChange({ others: chosen === 'other' })}
        options={[
          { value: 'same', label: 'The same pieces again', hint: 'Free of charge' },
          {
            value: 'other',
            label: 'Other pieces',
            hint: 'At today’s price; the difference is paid or goes back',
          },
        ]}
      />
      {others && <InsteadField lines={lines} onChange={(changed) => onChange({ lines: changed })} />}
      {others && figures && isDearer(figures) && (
        <DifferenceField
          notOffered={figures.not_offered}
          way={difference}
          onChange={(way) => onChange({ difference: way })}
        />
      )}
      <CheckboxLine
        label="The old pieces came back and can be sold again"
        checked={restock}
        onChange={({ target }) => onChange({ restock: target.checked })}
      />
    </>
  );
}
