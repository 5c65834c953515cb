import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ADDRESS_TYPE_NAMES, formatAddress } from '#domain/customer/address.ts';
import { CHECKOUT_DEFAULTS, type CheckoutFormInput } from '#domain/order/checkout.ts';
import type { AddressJson } from '#contract/customer/address.ts';
import { callApi } from '#web/api-client.ts';
import { readPin } from '#web/state/remembered-pin.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { AddressFields } from './address-fields.tsx';
import * as words from '../words.ts';

const another = 'another';

/** Chooses a saved address (the default one fills an empty form) or a new one, which is saved unless the shopper unticks that. */
export function DeliveryAddress() {
  const [chosen, setChosen] = useState(another);
  const { register } = useFormContext<CheckoutFormInput>();
  return (
    <>
      <SavedAddresses {...{ chosen, setChosen }} />
      <AddressFields name="address" section="shipping" />
      {chosen === another && <Checkbox label={words.saveAddress} {...register('keepAddress')} />}
    </>
  );
}

function SavedAddresses({ chosen, setChosen }: { chosen: string; setChosen: (id: string) => void }) {
  const { setValue, getValues, clearErrors } = useFormContext<CheckoutFormInput>();
  const [addresses, setAddresses] = useState<AddressJson[]>([]);

  const use = (address: AddressJson) => {
    setChosen(address.id);
    setValue('keepAddress', false);
    const { line1, line2, city, state_code, postal_code, country } = address;
    const fields = { line1, line2, city, state: state_code, postalCode: postal_code, country };
    setValue('address', fields as CheckoutFormInput['address'], { shouldValidate: true, shouldDirty: true });
    if (!getValues('phone')) setValue('phone', address.phone, { shouldValidate: true });
  };

  const startAnother = () => {
    setChosen(another);
    setValue('address', CHECKOUT_DEFAULTS.address);
    setValue('keepAddress', true);
    clearErrors('address');
  };

  useEffect(() => {
    const abort = new AbortController();
    callApi('GET /profile/addresses', { signal: abort.signal })
      .then(({ addresses: saved }) => {
        setAddresses(saved);
        const usual = saved.find((address) => address.is_default);
        const typed = getValues(['address.postalCode', 'address.city', 'address.line1']);
        if (usual && !typed.some(Boolean)) use(usual);
        // The PIN code for which the shopper asked when it would arrive.
        const pin = readPin();
        if (saved.length === 0 && pin && !getValues('address.postalCode'))
          setValue('address.postalCode', pin);
      })
      // Without saved addresses the form is filled in by hand.
      .catch(() => undefined);
    return () => abort.abort();
    // Runs once, when the form opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (addresses.length === 0) return null;
  return (
    <RadioGroup
      legend={words.deliverTo}
      name="saved-address"
      value={chosen}
      onValueChange={(id) => {
        const address = addresses.find((each) => each.id === id);
        if (address) use(address);
        else startAnother();
      }}
      options={[
        ...addresses.map((address) => ({
          value: address.id,
          label: ADDRESS_TYPE_NAMES[address.type],
          hint: formatAddress(address),
        })),
        { value: another, label: words.newAddress },
      ]}
    />
  );
}
