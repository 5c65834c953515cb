import { awbWarning, findCourier } from '#domain/shipment/courier.ts';
import { OTHER_COURIER } from '#domain/shipment/shipment.ts';
import { CourierName, CourierSelect, TrackingPage } from '#admin/orders/courier/parcel-fields.tsx';
import type { TypedParcel } from '#admin/orders/courier/courier-choices.ts';
import { TextInput } from '#ui/form/text-input.tsx';

type FieldsProps = {
  shipment: TypedParcel;
  /** Whether the parcel may wait for its number. */
  mayWait: boolean;
  mistakes: Readonly<Partial<TypedParcel>>;
  onChange: (changed: Partial<TypedParcel>) => void;
};

/** Asks for the courier of a parcel and its tracking number, scanned or typed. */
export function ShipmentFields({ shipment, mayWait, mistakes, onChange }: FieldsProps) {
  const courier = findCourier(shipment.courier);
  const isOther = shipment.courier === OTHER_COURIER;
  const { tracking_number: number } = shipment;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <CourierSelect parcel={shipment} {...{ mistakes, onChange }} />
      {isOther && <CourierName parcel={shipment} {...{ mistakes, onChange }} />}
      <TextInput
        label={isOther && !mayWait ? 'Tracking number (optional)' : 'Tracking number'}
        autoCapitalize="characters"
        autoComplete="off"
        hint={
          (courier && number && awbWarning(courier, number)) ||
          `Scan the courier’s label, or type it.${mayWait ? ' If you leave it empty, the parcel waits under “To hand over”.' : ''}`
        }
        value={number}
        error={mistakes.tracking_number}
        onChange={({ target }) => onChange({ tracking_number: target.value.trim().toUpperCase() })}
      />
      {isOther && <TrackingPage parcel={shipment} {...{ mistakes, onChange }} />}
    </div>
  );
}
