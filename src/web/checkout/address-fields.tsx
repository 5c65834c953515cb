import { useFormContext } from 'react-hook-form';
import type { CheckoutFormInput } from '#domain/checkout.ts';
import { StateSelect } from '#web/parts/state-select.tsx';
import { usePlaceOfPin } from '#web/parts/use-place-of-pin.ts';
import { TextInput } from '#web/ui/text-input.tsx';

type AddressFieldsProps = { name: 'address' | 'billingAddress'; section: 'shipping' | 'billing' };

/** An address, PIN first: it fills city and State, and only warns when it is not known. */
export function AddressFields({ name, section }: AddressFieldsProps) {
  const { register, formState, getFieldState, watch, setValue, getValues } =
    useFormContext<CheckoutFormInput>();
  const errorOf = (field: string) =>
    getFieldState(`${name}.${field}` as typeof name, formState).error?.message;
  const pinHint = usePlaceOfPin(watch(`${name}.postalCode`), {
    still: 'order',
    onFound(place, isOnly) {
      const options = { shouldValidate: true, shouldDirty: true };
      if (isOnly || !getValues(`${name}.state`)) setValue(`${name}.state`, place.state, options);
      if (!getValues(`${name}.city`)) setValue(`${name}.city`, place.city, options);
    },
  });
  const complete = (token: string) => `${section} ${token}`;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextInput
        label="PIN code"
        inputMode="numeric"
        autoComplete={complete('postal-code')}
        maxLength={7}
        hint={pinHint}
        error={errorOf('postalCode')}
        {...register(`${name}.postalCode`)}
      />
      <TextInput
        label="City"
        autoComplete={complete('address-level2')}
        error={errorOf('city')}
        {...register(`${name}.city`)}
      />
      <StateSelect
        autoComplete={complete('address-level1')}
        error={errorOf('state')}
        {...register(`${name}.state`)}
      />
      <TextInput label="Country" readOnly autoComplete="off" {...register(`${name}.country`)} />
      <TextInput
        label="Address"
        className="sm:col-span-2"
        autoComplete={complete('address-line1')}
        placeholder="House, street, area"
        error={errorOf('line1')}
        {...register(`${name}.line1`)}
      />
      <TextInput
        label="Landmark, floor (optional)"
        className="sm:col-span-2"
        autoComplete={complete('address-line2')}
        error={errorOf('line2')}
        {...register(`${name}.line2`)}
      />
    </div>
  );
}
