import { useFormContext } from 'react-hook-form';
import { TextInput } from '#web/ui/text-input.tsx';
import { StateSelect } from './state-select.tsx';
import { usePlaceOfPin } from './use-place-of-pin.ts';

type PlaceField = 'postalCode' | 'city' | 'state' | 'country' | 'line1' | 'line2';

type PlaceFieldsProps = {
  /** What the form calls each of them. */
  names: Record<PlaceField, string>;
  /** Which address of several it is, for what the browser fills in by itself. */
  section?: 'shipping' | 'billing';
  /** What can be done all the same with a PIN that nobody knows. */
  still: string;
};

/** An address, PIN first: it fills city and State, and only warns when it is not known. The same wherever one is typed. */
export function PlaceFields({ names, section, still }: PlaceFieldsProps) {
  const { register, formState, getFieldState, watch, setValue, getValues } = useFormContext();
  const pinHint = usePlaceOfPin(watch(names.postalCode), {
    still,
    onFound(place, isOnly) {
      const options = { shouldValidate: true, shouldDirty: true };
      if (isOnly || !getValues(names.state)) setValue(names.state, place.state, options);
      if (!getValues(names.city)) setValue(names.city, place.city, options);
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
        hint={pinHint ?? 'Fills city and state'}
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
