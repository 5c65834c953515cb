import { COURIERS, type ShipOrder, awbWarning, findCourier } from '#domain/shipment/shipment.ts';
import { Select } from '#ui/form/select.tsx';
import { TextInput } from '#ui/form/text-input.tsx';

type FieldsProps = {
  shipment: ShipOrder;
  /** Where the parcel may wait for its number. */
  mayWait: boolean;
  mistakes: Readonly<Partial<Record<keyof ShipOrder, string>>>;
  onChange: (changed: Partial<ShipOrder>) => void;
};

/** Takes the courier of a parcel and its tracking number, scanned or typed. */
export function ShipmentFields({ shipment, mayWait, mistakes, onChange }: FieldsProps) {
  const courier = findCourier(shipment.courier);
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
        {COURIERS.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
      <TextInput
        label="Tracking number"
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
    </div>
  );
}
