import type { ComponentProps } from 'react';
import { controlLook, Field, type FieldWords } from './field.tsx';

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  className,
  ...area
}: ComponentProps<'textarea'> & FieldWords) {
  return (
    <Field {...{ label, hint, error, hideLabel, className }} id={area.id} required={area.required}>
      {(wiring) => <textarea rows={4} {...area} {...wiring} className={controlLook} />}
    </Field>
  );
}
