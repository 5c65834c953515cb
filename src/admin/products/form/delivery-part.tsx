import { useWatch } from 'react-hook-form';
import { TextField } from '#admin/form/text-field.tsx';
import { Part } from '#admin/shell/part.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { LongField, NumberField } from './fields.tsx';
import { LABELS } from './product-fields.ts';
import type { ProductControl } from './use-product-form.ts';

const measures = ['length_mm', 'width_mm', 'height_mm'] as const;

/** Weight, size, care, and the declarations that the law requires on a package. */
export function DeliveryPart({ control }: { control: ProductControl }) {
  const hasVariants = useWatch({ control: control.form.control, name: 'variants' }).length > 0;
  return (
    <Part title="Weight, size and care">
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          control={control}
          name="weight_grams"
          label={LABELS.weight_grams}
          unit="grams"
          hint={
            hasVariants
              ? 'For variants without their own weight.'
              : 'With its box. Couriers charge by weight.'
          }
        />
        <div className="grid grid-cols-3 gap-2">
          {measures.map((name) => (
            <NumberField key={name} control={control} name={name} label={LABELS[name]} unit="mm" />
          ))}
        </div>
        <LongField control={control} name="care" label={LABELS.care} rows={2} className="sm:col-span-2" />
      </div>
      <Disclosure title="Net quantity, country, search words" className="mt-2 border-0">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            control={control}
            name="net_quantity"
            label={LABELS.net_quantity}
            hint="1 N is one piece."
          />
          <TextField control={control} name="country_of_origin" label={LABELS.country_of_origin} />
          <TextField
            control={control}
            name="tags"
            label={LABELS.tags}
            hint="Separate them with commas. They help customers find the product by search."
            className="sm:col-span-2"
            read={readTags}
          />
        </div>
      </Disclosure>
    </Part>
  );
}

function readTags(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  return typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
