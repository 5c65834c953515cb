import { DeliveryAddress } from '#contract/order/place-order.ts';
import { usePlaceOfPin } from '#admin/form/use-place-of-pin.ts';
import { Select } from '#ui/form/select.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { IndianStateOptions } from '#admin/indian-states.tsx';

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
  /** The mistakes, by field: `address.line1`. */
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
          <IndianStateOptions />
        </Select>
      </div>
    </>
  );
}

/** Returns the mistakes in an address, by field; an empty object if there are none. */
export function findAddressMistakes(values: AddressValues): Record<string, string> {
  const read = DeliveryAddress.safeParse(values);
  const issues = read.success ? [] : read.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [`address.${path.join('.')}`, message]));
}
