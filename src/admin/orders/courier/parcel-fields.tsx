import { Select } from '#ui/form/select.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { COURIER_CHOICES, type TypedParcel } from './courier-choices.ts';

type ParcelProps = {
  parcel: TypedParcel;
  mistakes: Readonly<Record<string, string | undefined>>;
  onChange: (changed: Partial<TypedParcel>) => void;
};

/** Asks for the courier of a parcel. */
export function CourierSelect({ parcel, mistakes, onChange }: ParcelProps) {
  return (
    <Select
      name="courier"
      label="Courier"
      value={parcel.courier}
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
  );
}

/** Asks for the name of a courier that is not in the list. */
export function CourierName({ parcel, mistakes, onChange }: ParcelProps) {
  return (
    <TextInput
      name="courier_name"
      label="Name of the courier"
      hint="Customers see it as you type it."
      autoComplete="off"
      value={parcel.courier_name}
      error={mistakes.courier_name}
      onChange={({ target }) => onChange({ courier_name: target.value })}
    />
  );
}

/** Asks for the tracking page of a parcel with another courier. */
export function TrackingPage({ parcel, mistakes, onChange }: ParcelProps) {
  return (
    <TextInput
      name="tracking_url"
      label="Tracking page (optional)"
      type="url"
      inputMode="url"
      placeholder="https://"
      autoComplete="off"
      value={parcel.tracking_url}
      error={mistakes.tracking_url}
      onChange={({ target }) => onChange({ tracking_url: target.value.trim() })}
    />
  );
}
