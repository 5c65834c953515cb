import type { FieldPath } from 'react-hook-form';
import type { CheckoutFormInput } from '#domain/order/checkout.ts';
import { PlaceFields } from '#web/addresses/pin-fields.tsx';

type Part = 'address' | 'billingAddress';
type AddressFieldsProps = { name: Part; section: 'shipping' | 'billing' };

/** One of the addresses of an order. */
export function AddressFields({ name, section }: AddressFieldsProps) {
  return <PlaceFields names={toNames(name)} section={section} />;
}

function toNames(part: Part) {
  return {
    postalCode: `${part}.postalCode`,
    city: `${part}.city`,
    state: `${part}.state`,
    country: `${part}.country`,
    line1: `${part}.line1`,
    line2: `${part}.line2`,
  } as const satisfies Record<string, FieldPath<CheckoutFormInput>>;
}
