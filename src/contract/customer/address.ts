import { z } from 'zod';
import { getState, StateKey } from '#domain/tax/state.ts';
import {
  type Address,
  AddressType,
  contactPhoneField,
  countryField,
  optionalLine,
  pinField,
  requiredLine,
  stateField,
} from '#domain/customer/address.ts';

/** POST and PUT /profile/addresses, and the address form. */
export const SaveAddress = z.object({
  type: AddressType.default('home'),
  line1: requiredLine('Address is required'),
  line2: optionalLine(),
  city: requiredLine('City is required', 100),
  state: stateField(),
  postal_code: pinField('Postal code required'),
  country: countryField,
  phone: contactPhoneField('Phone number required'),
  is_default: z.boolean().default(false),
});
export type SaveAddress = z.infer<typeof SaveAddress>;

export const AddressJson = z.object({
  id: z.string(),
  type: AddressType,
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  state_code: StateKey,
  postal_code: z.string(),
  country: z.string(),
  phone: z.string(),
  is_default: z.boolean(),
});
export type AddressJson = z.infer<typeof AddressJson>;

/** Returns a saved address in the specification's field names: `state` is the name, `state_code` the key. */
export function toAddressJson(address: Address): AddressJson {
  return {
    id: address.id,
    type: address.type,
    line1: address.line1,
    line2: address.line2,
    city: address.city,
    state: getState(address.stateKey).name,
    state_code: address.stateKey,
    postal_code: address.postalCode,
    country: address.country,
    phone: address.phone,
    is_default: address.isDefault,
  };
}
