import type { ReactNode } from 'react';
import { get, useWatch } from 'react-hook-form';
import type { Axis } from '#domain/catalogue/variant-choice.ts';
import type { RowMistakes } from '#admin/products/variants/variant-grid.tsx';
import { type VariantRow, renameValue } from '#admin/products/variants/variant-rows.ts';
import { VariantsPart } from '#admin/products/variants/variants-part.tsx';
import { useMayStock } from './use-may-stock.ts';
import type { ProductControl } from './use-product-form.ts';

/** The variants of the product in its form. Renaming a colour also renames it on its photos. */
export function ProductVariants({ control, note }: { control: ProductControl; note?: ReactNode }) {
  const { form } = control;
  const [variants, price, salePrice] = useWatch({
    control: form.control,
    name: ['variants', 'price', 'sale_price'],
  });
  const change = (rows: VariantRow[]) =>
    form.setValue('variants', rows, { shouldDirty: true, shouldValidate: true });
  function rename(axis: Axis, value: string, name: string) {
    change(renameValue(variants, axis, value, name));
    if (axis === 'size') return;
    const pictures = form.getValues('pictures');
    const renamed = pictures.map((each) => (each.color === value ? { ...each, color: name } : each));
    form.setValue('pictures', renamed, { shouldDirty: true });
  }
  return (
    <VariantsPart
      rows={variants}
      price={price}
      salePrice={salePrice}
      note={note}
      hasStock={useMayStock(control)}
      mistakes={readMistakes(get(form.formState.errors, 'variants'))}
      onChange={change}
      onRename={rename}
    />
  );
}

/** Returns the mistakes of each variant by the names of its values. */
function readMistakes(errors: unknown): RowMistakes[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((row) => {
    const fields = Object.entries((row ?? {}) as Record<string, { message?: string } | undefined>);
    return Object.fromEntries(fields.map(([name, error]) => [name, error?.message]));
  });
}
