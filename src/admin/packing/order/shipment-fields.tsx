import { awbWarning, findCourier } from '#domain/shipment/courier.ts';
import { OTHER_COURIER } from '#domain/shipment/shipment.ts';
import { CourierName, TrackingPage } from '#admin/orders/courier/another-courier.tsx';
import { COURIER_CHOICES, type TypedParcel } from '#admin/orders/courier/courier-choices.ts';
import { Select } from '#ui/form/select.tsx';
import { TextInput } from '#ui/form/text-input.tsx';

type FieldsProps = {
  shipment: TypedParcel;
  /** Where the parcel may wait for its number. */
  mayWait: boolean;
  mistakes: Readonly<Partial<TypedParcel>>;
  onChange: (changed: Partial<TypedParcel>) => void;
};

/** Takes the courier of a parcel and its tracking number, scanned or typed. */
export function ShipmentFields({ shipment, mayWait, mistakes, onChange }: FieldsProps) {
  const courier = findCourier(shipment.courier);
  const isOther = shipment.courier === OTHER_COURIER;
  const { tracking_number: number } = shipment;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label="Courier"
        value={shipment.courier}
        error={mistakes.courier}
        onChange={({ target }) => onChange({ courier: target.value })}
      >
        <option value="">Choose a courier</option>
        {COURIER_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {isOther && <CourierName parcel={shipment} {...{ mistakes, onChange }} />}
      <TextInput
        label={isOther && !mayWait ? 'Tracking number (optional)' : 'Tracking number'}
        autoCapitalize="characters"
        autoComplete="off"
        hint={
          (courier && number && awbWarning(courier, number)) ||
          `Scan the courier’s label, or type it.${mayWait ? ' Left empty, the parcel waits under “To hand over”.' : ''}`
        }
        value={number}
        error={mistakes.tracking_number}
        onChange={({ target }) => onChange({ tracking_number: target.value.trim().toUpperCase() })}
      />
      {isOther && <TrackingPage parcel={shipment} {...{ mistakes, onChange }} />}
    </div>
  );
}
