import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '#admin/form/text-field.tsx';
import { Part } from '#admin/shell/part.tsx';
import { NumberField, OptionalField } from './fields.tsx';
import { LABELS } from './product-fields.ts';
import { useMayStock } from './use-may-stock.ts';
import type { ProductControl } from './use-product-form.ts';

/**
 * Price and SKU, with stock and shelf for people who may change them. With variants, each has its own price and stock, and this price is
 * the initial one of a new variant.
 */
export function PricePart({ control, note }: { control: ProductControl; note?: ReactNode }) {
  const hasVariants = useWatch({ control: control.form.control, name: 'variants' }).length > 0;
  const mayStock = useMayStock(control);
  const sku = (
    <TextField
      control={control}
      name="sku"
      label={LABELS.sku}
      hint="Your own number for it. Leave empty and the shop makes one."
      autoComplete="off"
    />
  );
  const location = mayStock && (
    <OptionalField
      control={control}
      name="location"
      label={LABELS.location}
      hint={
        hasVariants
          ? 'Where it is kept, unless a variant has its own shelf.'
          : 'Where it is kept, such as A-3.'
      }
    />
  );
  if (hasVariants)
    return (
      <Part title={mayStock ? 'SKU and shelf' : 'SKU'}>
        <div className="grid gap-4 sm:grid-cols-2">
          {sku}
          {location}
        </div>
      </Part>
    );
  return (
    <Part title={mayStock ? 'Price and stock' : 'Price'}>
      {note && <div className="mb-4">{note}</div>}
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
        {mayStock && (
          <NumberField control={control} name="stock_quantity" label={LABELS.stock_quantity} unit="pieces" />
        )}
        {location}
        {sku}
      </div>
    </Part>
  );
}
