import type { Answer } from '#contract/endpoints.ts';
import { DifferenceWay } from '#domain/order/exchange.ts';
import { RadioGroup } from '#ui/form/radio-group.tsx';

/** The preview of an exchange. */
export type Figures = Answer<'POST /admin/orders/{id}/exchange-preview'>;
type FieldProps = {
  notOffered: Figures['not_offered'];
  way: DifferenceWay;
  onChange: (way: DifferenceWay) => void;
};

/** Asks how the customer pays the difference for the new pieces; a way that the shop does not offer shows the reason. */
export function DifferenceField({ notOffered, way, onChange }: FieldProps) {
  return (
    <RadioGroup
      legend="Price difference"
      name="difference"
      value={way}
      onValueChange={(chosen) => onChange(DifferenceWay.parse(chosen))}
      options={[
        {
          value: 'in_cash',
          label: 'Collect it in cash with the parcel',
          hint: notOffered.in_cash ?? undefined,
          disabled: notOffered.in_cash !== null,
        },
        {
          value: 'by_link',
          label: 'Send a payment link',
          hint: notOffered.by_link ?? 'The new pieces are packed once it is paid',
          disabled: notOffered.by_link !== null,
        },
        { value: 'waived', label: 'Waive it', hint: 'The timeline and the audit record the amount' },
      ]}
    />
  );
}

/** Returns whether the new pieces cost more than what is credited. */
export function isDearer({ due, waived }: Figures): boolean {
  return due > 0 || waived > 0;
}

/** Returns why the difference cannot be paid in the chosen way; null where it can, or where nothing is to be paid. */
export function whyNotOffered({ due, not_offered }: Figures, way: DifferenceWay): string | null {
  return due === 0 || way === 'waived' ? null : not_offered[way];
}
