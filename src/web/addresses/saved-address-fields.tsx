import { useFormContext } from 'react-hook-form';
import { ADDRESS_TYPE_NAMES, AddressType } from '#domain/customer/address.ts';
import { PlaceFields } from './pin-fields.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import type { AddressInput } from './address-input.ts';
import * as words from './words.ts';

const names = {
  postalCode: 'postal_code',
  city: 'city',
  state: 'state',
  country: 'country',
  line1: 'line1',
  line2: 'line2',
} satisfies Record<string, keyof AddressInput>;

/** The recipient's phone, then the address, in the order of the checkout. */
export function AddressFields() {
  const { register, formState } = useFormContext<AddressInput>();
  const { errors } = formState;
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Select label={words.type} error={errors.type?.message} {...register('type')}>
          {AddressType.options.map((type) => (
            <option key={type} value={type}>
              {ADDRESS_TYPE_NAMES[type]}
            </option>
          ))}
        </Select>
        <TextInput
          label={words.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={words.phoneHint}
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      <PlaceFields names={names} />
      <Checkbox label={words.setDefault} {...register('is_default')} />
    </>
  );
}
