import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CHECKOUT_DEFAULTS, type CheckoutFormInput } from '#domain/order/checkout.ts';
import type { AddressJson } from '#contract/customer/address.ts';
import { readPin } from '#web/state/remembered-pin.ts';
import { useSession } from '#web/state/session-store.ts';
import type { Account } from '../use-account.ts';

/** The choice of a new address. */
export const ANOTHER = 'another';

type TypedAddress = CheckoutFormInput['address'];

/**
 * Fills the checkout's address with a saved one: the default one fills an empty form as soon as the addresses are known, unless the form
 * opened earlier. What was typed for a new address comes back when that is chosen again.
 */
export function useAddressChoice({
  addresses,
  isWithoutAddresses,
}: Pick<Account, 'addresses' | 'isWithoutAddresses'>) {
  const { setValue, getValues, clearErrors, watch, formState, setFocus } =
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
  const [typed, setTyped] = useState<TypedAddress>(CHECKOUT_DEFAULTS.address);
  const [chosen, setChosen] = useState(() => (findUsual() ?? findFilled())?.id ?? ANOTHER);
  const [isEdited, setEdited] = useState(false);
  const saved = addresses?.find(({ id }) => id === chosen);
  const isFolded =
    saved !== undefined &&
    !isEarly &&
    !isEdited &&
    !formState.errors.address &&
    isBlankOrSaved(watch('address'), saved);

  function choose(id: string) {
    const address = addresses?.find((each) => each.id === id);
    if (address) fill(address);
    else startAnother();
  }

  function fill(address: AddressJson) {
    if (chosen === ANOTHER) setTyped({ ...getValues('address') });
    setChosen(address.id);
    setEdited(false);
    setValue('keepAddress', false);
    setValue('address', toFields(address), { shouldValidate: true, shouldDirty: true });
    // The account's number takes precedence over that of the address.
    const isPhoneKnown = Boolean(getValues('phone') || useSession.getState().user?.mobile_number);
    if (!isPhoneKnown) setValue('phone', address.phone, { shouldValidate: true });
  }

  function startAnother() {
    setChosen(ANOTHER);
    setValue('address', typed);
    setValue('keepAddress', true);
    clearErrors('address');
  }

  useEffect(() => {
    const usual = findUsual();
    if (usual && !isEarly) fill(usual);
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

  return {
    chosen,
    choose,
    /** Whether the form opened before the addresses were known. */
    isEarly,
    /** Whether the fields of a saved address are folded. */
    isFolded,
    unfold: () => setEdited(true),
  };
}

function toFields({ line1, line2, city, state_code, postal_code, country }: AddressJson): TypedAddress {
  const fields = { line1, line2, city, state: state_code, postalCode: postal_code, country };
  return fields as TypedAddress;
}

/** Returns whether a form holds the saved address, or is still empty and about to be filled with it. */
function isBlankOrSaved(typed: TypedAddress, saved: AddressJson): boolean {
  if (!typed.postalCode && !typed.city && !typed.line1) return true;
  const fields = Object.entries(toFields(saved));
  return fields.every(([name, value]) => typed[name as keyof TypedAddress] === value);
}
