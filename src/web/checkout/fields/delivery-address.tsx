import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ADDRESS_TYPE_NAMES, formatAddress } from '#domain/customer/address.ts';
import { CHECKOUT_DEFAULTS, type CheckoutFormInput } from '#domain/order/checkout.ts';
import type { AddressJson } from '#contract/customer/address.ts';
import { readPin } from '#web/state/remembered-pin.ts';
import { useSession } from '#web/state/session-store.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Button } from '#ui/form/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { AddressFields } from './address-fields.tsx';
import type { Account } from '../use-account.ts';
import * as words from '../words.ts';

const another = 'another';

type DeliveryAddressProps = Pick<Account, 'addresses' | 'isWithoutAddresses'>;

/**
 * Chooses a saved address (the default one fills an empty form) or a new one, which is saved unless the shopper unticks that. The fields of
 * a saved address are folded until the shopper edits them, or one of them is wrong. If the form opened before the addresses were known, the
 * choice stays folded instead, so that it does not push down a field that is being filled in.
 */
export function DeliveryAddress({ addresses, isWithoutAddresses }: DeliveryAddressProps) {
  const { register, setValue, getValues, clearErrors, watch, formState, setFocus } =
    useFormContext<CheckoutFormInput>();
  const findUsual = () =>
    getValues(['address.postalCode', 'address.city', 'address.line1']).some(Boolean)
      ? undefined
      : addresses?.find((address) => address.is_default);
  // A restored form may already hold one of the saved addresses.
  const findFilled = () => {
    const [line1, pin] = getValues(['address.line1', 'address.postalCode']);
    return addresses?.find((address) => address.line1 === line1 && address.postal_code === pin);
  };
  const [isEarly] = useState(() => addresses === undefined && !isWithoutAddresses);
  const [typed, setTyped] = useState<CheckoutFormInput['address']>(CHECKOUT_DEFAULTS.address);
  const [chosen, setChosen] = useState(() => (findUsual() ?? findFilled())?.id ?? another);
  const [isEdited, setEdited] = useState(false);
  const saved = addresses?.find(({ id }) => id === chosen);
  const isFolded =
    saved !== undefined &&
    !isEarly &&
    !isEdited &&
    !formState.errors.address &&
    isBlankOrSaved(watch('address'), saved);

  const use = (address: AddressJson) => {
    if (chosen === another) setTyped({ ...getValues('address') });
    setChosen(address.id);
    setEdited(false);
    setValue('keepAddress', false);
    setValue('address', toFields(address), { shouldValidate: true, shouldDirty: true });
    // The account's number takes precedence over that of the address.
    const isPhoneKnown = Boolean(getValues('phone') || useSession.getState().user?.mobile_number);
    if (!isPhoneKnown) setValue('phone', address.phone, { shouldValidate: true });
  };

  const startAnother = () => {
    setChosen(another);
    setValue('address', typed);
    setValue('keepAddress', true);
    clearErrors('address');
  };

  useEffect(() => {
    const usual = findUsual();
    if (usual && !isEarly) use(usual);
    // The PIN code for which the shopper checked the delivery date.
    const pin = readPin();
    if (addresses?.length === 0 && pin && !getValues('address.postalCode'))
      setValue('address.postalCode', pin);
    // Runs once, when the addresses are known.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [addresses]);

  useEffect(() => {
    if (isEdited) setFocus('address.postalCode');
  }, [isEdited, setFocus]);

  const choice = addresses && addresses.length > 0 && (
    <RadioGroup
      legend={words.deliverTo}
      hideLegend={isEarly}
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
  const why = isWithoutAddresses ? words.savedMissing : addresses ? words.noneSaved : words.savedLoading;

  return (
    <>
      {isEarly ? (
        <Disclosure title={words.useSavedAddress}>
          <div className="pt-2">{choice || <p>{why}</p>}</div>
        </Disclosure>
      ) : (
        choice
      )}
      {isFolded && (
        <Button variant="secondary" className="self-start" onClick={() => setEdited(true)}>
          {words.editAddress}
        </Button>
      )}
      <div hidden={isFolded}>
        <AddressFields name="address" section="shipping" />
      </div>
      {chosen === another && <Checkbox label={words.saveAddress} {...register('keepAddress')} />}
    </>
  );
}

function toFields({ line1, line2, city, state_code, postal_code, country }: AddressJson) {
  const fields = { line1, line2, city, state: state_code, postalCode: postal_code, country };
  return fields as CheckoutFormInput['address'];
}

/** Returns whether a form holds the saved address, or is still empty and about to be filled with it. */
function isBlankOrSaved(typed: CheckoutFormInput['address'], saved: AddressJson): boolean {
  if (!typed.postalCode && !typed.city && !typed.line1) return true;
  const fields = Object.entries(toFields(saved));
  return fields.every(([name, value]) => typed[name as keyof typeof typed] === value);
}
