import { useWatch } from 'react-hook-form';
import { HsnField } from '#admin/products/hsn/hsn-field.tsx';
import { Part } from '#admin/shell/part.tsx';
import { LABELS } from './product-fields.ts';
import type { ProductControl } from './use-product-form.ts';

/** The HSN code, found by its digits or by words, and its current GST rate. */
export function TaxPart({ control }: { control: ProductControl }) {
  const { form } = control;
  const [hsn, price, sale, variants] = useWatch({
    control: form.control,
    name: ['hsn', 'price', 'sale_price', 'variants'],
  });
  const first = variants[0];
  const sold = first ? (first.sale_price ?? first.price) : (sale ?? price);
  return (
    <Part title="GST">
      <HsnField
        label={LABELS.hsn}
        value={hsn ?? ''}
        price={typeof sold === 'number' ? sold : null}
        error={control.errorOf('hsn')}
        onChange={(typed) =>
          form.setValue('hsn', typed.trim() === '' ? null : typed.trim(), {
            shouldDirty: true,
            shouldValidate: control.errorOf('hsn') !== undefined,
            shouldTouch: true,
          })
        }
      />
    </Part>
  );
}
