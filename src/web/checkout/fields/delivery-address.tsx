import { useFormContext } from 'react-hook-form';
import { ADDRESS_TYPE_NAMES, formatAddress } from '#domain/customer/address.ts';
import type { CheckoutFormInput } from '#domain/order/checkout.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Button } from '#ui/form/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { AddressFields } from './address-fields.tsx';
import { ANOTHER, useAddressChoice } from './use-address-choice.ts';
import type { Account } from '../use-account.ts';
import * as words from '../words.ts';

type DeliveryAddressProps = Pick<Account, 'addresses' | 'isWithoutAddresses'>;

/**
 * Chooses a saved address or a new one, which is saved unless the shopper unticks that. The fields of a saved address are folded until the
 * shopper edits them, or one of them is wrong. If the form opened before the addresses were known, the choice stays folded instead, so that
 * it does not push down a field that is being filled in.
 */
export function DeliveryAddress({ addresses, isWithoutAddresses }: DeliveryAddressProps) {
  const { register } = useFormContext<CheckoutFormInput>();
  const { chosen, choose, isEarly, isFolded, unfold } = useAddressChoice({ addresses, isWithoutAddresses });
  const choice = addresses && addresses.length > 0 && (
    <RadioGroup
      legend={words.deliverTo}
      hideLegend={isEarly}
      name="saved-address"
      value={chosen}
      onValueChange={choose}
      options={[
        ...addresses.map((address) => ({
          value: address.id,
          label: ADDRESS_TYPE_NAMES[address.type],
          hint: formatAddress(address),
        })),
        { value: ANOTHER, label: words.newAddress },
      ]}
    />
  );
  const why = isWithoutAddresses ? words.savedMissing : addresses ? words.noneSaved : words.savedLoading;

  return (
    <>
      {isEarly ? (
        <Disclosure title={words.savedTitle}>
          <div className="pt-2">{choice || <p>{why}</p>}</div>
        </Disclosure>
      ) : (
        choice
      )}
      {isFolded && (
        <Button variant="secondary" className="self-start" onClick={unfold}>
          {words.editAddress}
        </Button>
      )}
      <div hidden={isFolded}>
        <AddressFields name="address" section="shipping" />
      </div>
      {chosen === ANOTHER && <Checkbox label={words.saveAddress} {...register('keepAddress')} />}
    </>
  );
}
