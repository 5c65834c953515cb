import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckoutFormInput } from '#domain/checkout.ts';
import { states } from '#domain/state.ts';
import { getJson } from '#web/api-client.ts';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type AddressFieldsProps = { name: 'address' | 'billingAddress'; section: 'shipping' | 'billing' };
type Place = { city: string; district: string; state: string };

const byName = states.toSorted((a, b) => a.name.localeCompare(b.name));

/** An address, PIN first: it fills city and State, and only warns when it is not known. */
export function AddressFields({ name, section }: AddressFieldsProps) {
  const { register, formState, getFieldState } = useFormContext<CheckoutFormInput>();
  const errorOf = (field: string) =>
    getFieldState(`${name}.${field}` as typeof name, formState).error?.message;
  const pinHint = usePlaceOfPin(name);
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
      <Select
        label="State"
        autoComplete={complete('address-level1')}
        error={errorOf('state')}
        {...register(`${name}.state`)}
      >
        <option value="">Choose a state</option>
        {byName.map((state) => (
          <option key={state.key} value={state.key}>
            {state.name}
          </option>
        ))}
      </Select>
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

/** Fills city and State from the PIN, unless something was typed there; says so where the PIN is not known. */
function usePlaceOfPin(name: AddressFieldsProps['name']): string | undefined {
  const { watch, setValue, getValues } = useFormContext<CheckoutFormInput>();
  const pin = String(watch(`${name}.postalCode`) ?? '').replaceAll(/\s/g, '');
  const [hint, setHint] = useState<string>();
  useEffect(() => {
    if (!/^[1-9]\d{5}$/.test(pin)) return setHint(undefined);
    const abort = new AbortController();
    getJson<{ places: Place[] }>(`/pincodes/${pin}`, { signal: abort.signal })
      .then(({ places }) => {
        const [place] = places;
        if (!place) return;
        const options = { shouldValidate: true, shouldDirty: true };
        if (places.length === 1 || !getValues(`${name}.state`))
          setValue(`${name}.state`, place.state, options);
        if (!getValues(`${name}.city`)) setValue(`${name}.city`, place.city, options);
        setHint(places.length > 1 ? 'This PIN lies in two places: please check city and state' : undefined);
      })
      .catch(() => {
        if (!abort.signal.aborted) setHint('We do not know this PIN; please check it. You can still order.');
      });
    return () => abort.abort();
  }, [pin, name, setValue, getValues]);
  return hint;
}
