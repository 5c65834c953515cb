import type { FieldPath } from 'react-hook-form';
import { readOptional } from '#admin/form/read-optional.ts';
import { TextField } from '#admin/form/text-field.tsx';
import { readTyped } from '#admin/products/variants/variant-columns.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import type { ProductFields } from './product-fields.ts';
import type { ProductControl } from './use-product-form.ts';

type FieldProps = {
  control: ProductControl;
  name: FieldPath<ProductFields>;
  label: string;
  hint?: string;
  className?: string;
};

/** A line of text that may be left empty. */
export function OptionalField({ list, ...field }: FieldProps & { list?: string }) {
  return <TextField {...field} list={list} autoComplete="off" read={readOptional} />;
}

/** A number; text that is not a number stays as typed. */
export function NumberField({ unit, ...field }: FieldProps & { unit: 'rupees' | 'pieces' | 'grams' | 'mm' }) {
  const isPrice = unit === 'rupees';
  return (
    <TextField
      {...field}
      read={readNumberField}
      inputMode={isPrice ? 'decimal' : 'numeric'}
      autoComplete="off"
      before={isPrice ? '₹' : undefined}
      after={isPrice ? undefined : <span className="pr-3">{unit}</span>}
    />
  );
}

/** Several lines of text. */
export function LongField({ control, name, rows, ...words }: FieldProps & { rows?: number }) {
  return <TextArea {...words} rows={rows} error={control.errorOf(name)} {...control.form.register(name)} />;
}

function readNumberField(typed: unknown): unknown {
  return typeof typed === 'string' ? readTyped(typed) : typed;
}
