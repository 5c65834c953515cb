import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fillPlace, listPlaces } from '#domain/customer/fill-from-pin.ts';
import { DeliveryAddress } from '#contract/order/place-order.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { Select } from '#ui/form/select.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { stateChoices } from '#admin/orders/order-words.ts';

export type AddressValues = {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postal_code: string;
};
export const noAddress: AddressValues = { line1: '', line2: '', city: '', state: '', postal_code: '' };

type FieldsProps = {
  values: AddressValues;
  /** What is wrong, by field: `address.line1`. */
  mistakes: Readonly<Record<string, string>>;
  onChange: (changed: Partial<AddressValues>) => void;
};

/** The fields of a delivery address. A PIN code fills in its town and State, as at the checkout. */
export function AddressFields({ values, mistakes, onChange }: FieldsProps) {
  const hint = usePlaceOfPin(values, onChange);
  const field = (name: keyof AddressValues) => ({
    name: `address.${name}`,
    value: values[name],
    error: mistakes[`address.${name}`],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <TextInput
        label="PIN code"
        inputMode="numeric"
        autoComplete="off"
        hint={hint}
        {...field('postal_code')}
      />
      <TextInput label="House, street, area" autoComplete="off" {...field('line1')} />
      <TextInput label="Landmark (optional)" autoComplete="off" {...field('line2')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput label="Town or city" autoComplete="off" {...field('city')} />
        <Select label="State" {...field('state')}>
          <option value="">Choose a State</option>
          {stateChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}

/** Fills in the place of a PIN code that was typed, and returns a sentence where it is unknown or lies in several. */
function usePlaceOfPin(values: AddressValues, onChange: FieldsProps['onChange']): string | undefined {
  const pin = values.postal_code.replaceAll(/\s/g, '');
  const first = useRef(pin);
  // Town and State of the order follow a new PIN, until somebody types others.
  const filled = useRef<Partial<AddressValues>>({ city: values.city, state: values.state });
  const { data, isError } = useQuery({
    queryKey: ['pin', pin],
    queryFn: ({ signal }) => callAdmin('GET /pincodes/{pin}', { params: { pin }, signal }),
    enabled: /^[1-9]\d{5}$/.test(pin),
  });
  const [place, ...others] = listPlaces(data?.places ?? []);
  useEffect(() => {
    // The address that was there is not touched before its PIN is.
    if (!place || pin === first.current) return;
    first.current = '';
    const change = fillPlace(values, [place, ...others], filled.current as object);
    filled.current = { ...filled.current, ...change };
    onChange(change);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data]);
  if (isError) return 'We do not know this PIN. Please check it with the customer.';
  if (others.length > 0) return 'This PIN lies in more than one place. Please check town and State.';
  return undefined;
}

/** Returns what is wrong with an address, by field; an empty object where nothing is. */
export function findAddressMistakes(values: AddressValues): Record<string, string> {
  const read = DeliveryAddress.safeParse(values);
  const issues = read.success ? [] : read.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [`address.${path.join('.')}`, message]));
}
