import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckoutFormInput } from '#domain/order/checkout.ts';
import { COUNTRY_CODES, toNationalDigits } from '#domain/customer/phone.ts';
import { Select } from '#ui/form/select.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import * as words from '../words.ts';

/** The buyer's name, e-mail and phone for the courier. */
export function ContactFields() {
  const { register, setValue, formState, trigger, watch } = useFormContext<CheckoutFormInput>();
  const { errors } = formState;
  const countryCode = watch('countryCode') ?? '91';
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextInput
        label={words.fullName}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextInput
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={words.emailHint}
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Select
          label={words.countryCode}
          className="w-28 max-w-full flex-none sm:w-36"
          {...register('countryCode', {
            // A number that is invalid in one country may be valid in another, so a shown error is checked again.
            onChange: () => void (errors.phone && trigger('phone')),
          })}
        >
          {COUNTRY_CODES.map(({ code, country }) => (
            <option key={code} value={code}>
              +{code} {country}
            </option>
          ))}
        </Select>
        <TextInput
          label={words.phone}
          className="min-w-0 flex-[1_1_7rem]"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint={words.phoneHint}
          error={errors.phone?.message}
          {...register('phone', {
            setValueAs: (text: string) => toNationalDigits(String(text ?? ''), countryCode),
            onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
              const digits = toNationalDigits(target.value, countryCode);
              if (digits !== target.value) setValue('phone', digits);
            },
          })}
        />
      </div>
    </div>
  );
}
