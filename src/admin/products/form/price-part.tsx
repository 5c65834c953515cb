import { useWatch } from 'react-hook-form';
import { TextField } from '#admin/form/text-field.tsx';
import { Part } from '#admin/shell/part.tsx';
import { NumberField, OptionalField } from './fields.tsx';
import { LABELS } from './product-fields.ts';
import type { ProductControl } from './use-product-form.ts';

/** Price, stock, shelf and SKU. With variants, each has its own price and stock, and this price is what a new variant begins with. */
export function PricePart({ control }: { control: ProductControl }) {
  const hasVariants = useWatch({ control: control.form.control, name: 'variants' }).length > 0;
  const sku = (
    <TextField
      control={control}
      name="sku"
      label={LABELS.sku}
      hint="Your own number for it. Left empty, the shop makes one."
      autoComplete="off"
    />
  );
  const location = (
    <OptionalField
      control={control}
      name="location"
      label={LABELS.location}
      hint={
        hasVariants
          ? 'Where it lies, unless a variant has a shelf of its own.'
          : 'Where it lies, such as A-3.'
      }
    />
  );
  if (hasVariants)
    return (
      <Part title="SKU and shelf">
        <div className="grid gap-4 sm:grid-cols-2">
          {sku}
          {location}
        </div>
      </Part>
    );
  return (
    <Part title="Price and stock">
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          control={control}
          name="price"
          label={LABELS.price}
          unit="rupees"
          hint="The MRP, with GST."
        />
        <NumberField
          control={control}
          name="sale_price"
          label={LABELS.sale_price}
          unit="rupees"
          hint="If it is cheaper now. The MRP is struck through."
        />
        <NumberField control={control} name="stock_quantity" label={LABELS.stock_quantity} unit="pieces" />
        {location}
        {sku}
      </div>
    </Part>
  );
}
