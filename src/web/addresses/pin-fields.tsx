import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '#ui/form/text-input.tsx';
import { fillPlace, type PinPlace } from '#domain/customer/fill-from-pin.ts';
import { StateSelect } from './state-select.tsx';
import { usePlaceOfPin } from './use-place-of-pin.ts';

type PlaceField = 'postalCode' | 'city' | 'state' | 'country' | 'line1' | 'line2';

type PlaceFieldsProps = {
  /** The form's name of each field. */
  names: Record<PlaceField, string>;
  /** Which of several addresses this is, for the browser's autofill. */
  section?: 'shipping' | 'billing';
  /** The step that the shopper can take despite an unknown PIN, such as `order`. */
  still: string;
};

/**
 * The fields of an address, PIN first: a known PIN fills city and State, an unknown one only shows a warning. Every address form uses it.
 */
export function PlaceFields({ names, section, still }: PlaceFieldsProps) {
  const { register, formState, getFieldState, watch, setValue, getValues } = useFormContext();
  const filled = useRef<Partial<PinPlace>>({});
  const pinHint = usePlaceOfPin(watch(names.postalCode), {
    still,
    onFound(places) {
      const standing = { city: getValues(names.city) ?? '', state: getValues(names.state) ?? '' };
      const change = fillPlace(standing, places, filled.current);
      for (const part of ['city', 'state'] as const) {
        if (change[part]) setValue(names[part], change[part], { shouldValidate: true, shouldDirty: true });
      }
      filled.current = places.find(({ city }) => city === (change.city ?? standing.city)) ?? places[0];
    },
  });
  const field = (name: PlaceField, token: string) => ({
    autoComplete: section ? `${section} ${token}` : token,
    error: getFieldState(names[name], formState).error?.message,
    ...register(names[name]),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextInput
        label="PIN code"
        inputMode="numeric"
        maxLength={7}
        hint={pinHint ?? 'We will fill in city and state'}
        {...field('postalCode', 'postal-code')}
      />
      <TextInput label="City" {...field('city', 'address-level2')} />
      <StateSelect {...field('state', 'address-level1')} />
      <TextInput label="Country" readOnly {...field('country', 'country-name')} autoComplete="off" />
      <TextInput
        label="Address"
        className="sm:col-span-2"
        placeholder="House, street, area"
        {...field('line1', 'address-line1')}
      />
      <TextInput
        label="Landmark, floor (optional)"
        className="sm:col-span-2"
        {...field('line2', 'address-line2')}
      />
    </div>
  );
}
