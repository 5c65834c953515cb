import type { ReactNode } from 'react';
import { get, useWatch } from 'react-hook-form';
import type { RowMistakes } from '#admin/products/variants/variant-grid.tsx';
import { VariantsPart } from '#admin/products/variants/variants-part.tsx';
import { useMayStock } from './use-may-stock.ts';
import type { ProductControl } from './use-product-form.ts';

/** The variants of the product in its form. */
export function ProductVariants({ control, note }: { control: ProductControl; note?: ReactNode }) {
  const { form } = control;
  const [variants, price] = useWatch({ control: form.control, name: ['variants', 'price'] });
  return (
    <VariantsPart
      rows={variants}
      price={price}
      note={note}
      hasStock={useMayStock(control)}
      mistakes={readMistakes(get(form.formState.errors, 'variants'))}
      onChange={(rows) => {
        form.setValue('variants', rows, { shouldDirty: true, shouldValidate: true });
      }}
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
