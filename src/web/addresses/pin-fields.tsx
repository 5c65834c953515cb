import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '#ui/form/text-input.tsx';
import { fillPlace, type PinPlace } from '#domain/customer/fill-from-pin.ts';
import { StateSelect } from './state-select.tsx';
import { usePlaceOfPin } from './use-place-of-pin.ts';
import * as words from './words.ts';

type PlaceField = 'postalCode' | 'city' | 'state' | 'country' | 'line1' | 'line2';

type PlaceFieldsProps = {
  /** The name of each field in the form. */
  names: Record<PlaceField, string>;
  /** Which of several addresses this is, for the browser's autofill. */
  section?: 'shipping' | 'billing';
};

/**
 * The fields of an address, PIN first: a known PIN fills city and State, an unknown one only shows a warning. Every address form uses it.
 */
export function PlaceFields({ names, section }: PlaceFieldsProps) {
  const { register, formState, getFieldState, watch, setValue, getValues } = useFormContext();
  const filled = useRef<Partial<PinPlace>>({});
  const [corrected, setCorrected] = useState<Partial<PinPlace>>({});
  const pinHint = usePlaceOfPin(watch(names.postalCode), (places) => {
    const standing = { city: getValues(names.city) ?? '', state: getValues(names.state) ?? '' };
    const change = fillPlace(standing, places, filled.current);
    for (const part of ['city', 'state'] as const) {
      if (!change[part]) continue;
      // The hint takes the space of the error, so that a field below does not move while the shopper presses it.
      if (getFieldState(names[part]).error) setCorrected((known) => ({ ...known, [part]: change[part] }));
      setValue(names[part], change[part], { shouldValidate: true, shouldDirty: true });
    }
    filled.current = places.find(({ city }) => city === (change.city ?? standing.city)) ?? places[0];
  });
  const toHint = (part: 'city' | 'state') =>
    corrected[part] !== undefined && corrected[part] === watch(names[part]) ? words.pinFilled : undefined;
  const field = (name: PlaceField, token: string) => ({
    autoComplete: section ? `${section} ${token}` : token,
    error: getFieldState(names[name], formState).error?.message,
    ...register(names[name]),
  });
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextInput
        label={words.pin}
        inputMode="numeric"
        maxLength={7}
        hint={pinHint ?? words.pinHint}
        {...field('postalCode', 'postal-code')}
      />
      <TextInput label={words.city} hint={toHint('city')} {...field('city', 'address-level2')} />
      <StateSelect className="sm:col-span-2" hint={toHint('state')} {...field('state', 'address-level1')} />
      {/* The shop delivers only within India, so the form does not ask for the country. */}
      <input type="hidden" {...register(names.country)} />
      <TextInput
        label={words.line1}
        className="sm:col-span-2"
        placeholder={words.line1Example}
        {...field('line1', 'address-line1')}
      />
      <TextInput label={words.line2} className="sm:col-span-2" {...field('line2', 'address-line2')} />
    </div>
  );
}
