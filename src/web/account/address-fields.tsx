import { useFormContext } from 'react-hook-form';
import { ADDRESS_TYPE_NAMES, AddressType } from '#domain/address.ts';
import { StateSelect } from '#web/parts/state-select.tsx';
import { usePlaceOfPin } from '#web/parts/use-place-of-pin.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { AddressInput } from './address-form.tsx';

/** PIN first: it fills city and State, so that little is left to type. */
export function AddressFields() {
  const { register, formState, watch, setValue, getValues } = useFormContext<AddressInput>();
  const { errors } = formState;
  const hint = usePlaceOfPin(watch('postal_code'), {
    still: 'save it',
    onFound(place, isOnly) {
      const options = { shouldValidate: true, shouldDirty: true };
      if (isOnly || !getValues('state')) setValue('state', place.state, options);
      if (!getValues('city')) setValue('city', place.city, options);
    },
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextInput
        label="PIN code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        hint={hint ?? 'Fills city and state'}
        error={errors.postal_code?.message}
        {...register('postal_code')}
      />
      <Select label="Type" error={errors.type?.message} {...register('type')}>
        {AddressType.options.map((type) => (
          <option key={type} value={type}>
            {ADDRESS_TYPE_NAMES[type]}
          </option>
        ))}
      </Select>
      <TextInput
        label="Address"
        className="sm:col-span-2"
        autoComplete="address-line1"
        placeholder="House, street, area"
        error={errors.line1?.message}
        {...register('line1')}
      />
      <TextInput
        label="Landmark, floor (optional)"
        className="sm:col-span-2"
        autoComplete="address-line2"
        error={errors.line2?.message}
        {...register('line2')}
      />
      <TextInput
        label="City"
        autoComplete="address-level2"
        error={errors.city?.message}
        {...register('city')}
      />
      <StateSelect autoComplete="address-level1" error={errors.state?.message} {...register('state')} />
      <TextInput
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="The courier calls this number before delivery"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <Checkbox label="Set as default address" className="self-center" {...register('is_default')} />
    </div>
  );
}
