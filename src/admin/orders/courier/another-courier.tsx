import { TextInput } from '#ui/form/text-input.tsx';
import type { TypedParcel } from './courier-choices.ts';

type OtherProps = {
  parcel: TypedParcel;
  mistakes: Readonly<Record<string, string | undefined>>;
  onChange: (changed: Partial<TypedParcel>) => void;
};

/** Takes the name of a courier that is not in the list. */
export function CourierName({ parcel, mistakes, onChange }: OtherProps) {
  return (
    <TextInput
      name="courier_name"
      label="Name of the courier"
      hint="The customer reads it as you type it."
      autoComplete="off"
      value={parcel.courier_name}
      error={mistakes.courier_name}
      onChange={({ target }) => onChange({ courier_name: target.value })}
    />
  );
}

/** Takes the page on which another courier shows the parcel. */
export function TrackingPage({ parcel, mistakes, onChange }: OtherProps) {
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
