import { awbWarning, findCourier } from '#domain/shipment/courier.ts';
import { OTHER_COURIER } from '#domain/shipment/shipment.ts';
import { CheckboxLine } from '#ui/form/checkbox.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { CourierName, CourierSelect, TrackingPage } from '#admin/orders/courier/parcel-fields.tsx';
import { findParcelMistakes } from '#admin/orders/courier/courier-choices.ts';
import { AddressFields, findAddressMistakes } from './address-fields.tsx';
import type { ActionField } from './action-table.ts';
import type { ActionValues } from './run-action.ts';

type FieldsProps = {
  fields: readonly ActionField[];
  values: ActionValues;
  mistakes: Readonly<Record<string, string>>;
  reasonHint: string | undefined;
  onChange: (changed: Partial<ActionValues>) => void;
};

const ticks = [
  ['restock', 'restock', 'The pieces can be sold again'],
  ['soldOut', 'sold_out', 'The pieces are no longer there'],
  ['deliveredByMistake', 'delivered_by_mistake', 'It was marked as delivered by mistake'],
] as const;

/** The fields of an action, in the order in which they are read. */
export function ActionFields({ fields, values, mistakes, reasonHint, onChange }: FieldsProps) {
  return (
    <>
      {fields.includes('parcel') && <ParcelFields {...{ values, mistakes, onChange }} />}
      {fields.includes('address') && (
        <AddressFields
          values={values.address}
          mistakes={mistakes}
          onChange={(changed) => onChange({ address: { ...values.address, ...changed } })}
        />
      )}
      {fields.includes('reason') && (
        <TextArea
          name="reason"
          label="Reason"
          rows={2}
          hint={reasonHint}
          value={values.reason}
          error={mistakes.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      )}
      {fields.includes('reference') && (
        <TextInput
          name="reference"
          label="UTR or UPI reference (optional)"
          hint="The number of the bank transfer. Leave empty for cash."
          autoComplete="off"
          value={values.reference}
          error={mistakes.reference}
          onChange={({ target }) => onChange({ reference: target.value })}
        />
      )}
      {ticks.map(
        ([field, name, label]) =>
          fields.includes(field) && (
            <CheckboxLine
              key={name}
              label={label}
              checked={values[name]}
              onChange={({ target }) => onChange({ [name]: target.checked })}
            />
          ),
      )}
    </>
  );
}

function ParcelFields({ values, mistakes, onChange }: Omit<FieldsProps, 'fields' | 'reasonHint'>) {
  const courier = findCourier(values.courier);
  const isOther = values.courier === OTHER_COURIER;
  const warning = courier && values.tracking_number && awbWarning(courier, values.tracking_number);
  return (
    <>
      <CourierSelect parcel={values} {...{ mistakes, onChange }} />
      {isOther && <CourierName parcel={values} {...{ mistakes, onChange }} />}
      <TextInput
        name="tracking_number"
        label={isOther ? 'Tracking number (optional)' : 'Tracking number'}
        autoCapitalize="characters"
        autoComplete="off"
        value={values.tracking_number}
        error={mistakes.tracking_number}
        hint={warning}
        onChange={({ target }) => onChange({ tracking_number: target.value.trim().toUpperCase() })}
      />
      {isOther && <TrackingPage parcel={values} {...{ mistakes, onChange }} />}
    </>
  );
}

/** Returns the mistakes in the values of an action, by field; an empty object if there are none. */
export function findMistakes(fields: readonly ActionField[], values: ActionValues): Record<string, string> {
  const mistakes: Record<string, string> = {};
  if (fields.includes('parcel')) {
    Object.assign(mistakes, findParcelMistakes(values));
  }
  if (fields.includes('address')) Object.assign(mistakes, findAddressMistakes(values.address));
  if (fields.includes('reason') && values.reason.trim().length < 3) mistakes.reason = 'Give the reason.';
  return mistakes;
}
