import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { controlLook, Field, type FieldWords } from './field.tsx';

type TextInputProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldWords & {
    /** Content inside the box before the typed text, such as +91 or ₹. */
    before?: ReactNode;
    /** Content inside the box at its end, such as a unit or a small button. */
    after?: ReactNode;
  };

/** A single-line text input. It takes all attributes of `<input>`, including what react-hook-form's `register` returns. */
export function TextInput({
  label,
  hint,
  error,
  hideLabel,
  before,
  after,
  className,
  ...input
}: TextInputProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, className }} id={input.id} required={input.required}>
      {(ofField) => {
        // A caller that shows the error next to the field sets the ARIA attributes on the input.
        const wiring = {
          ...ofField,
          'aria-invalid': ofField['aria-invalid'] ?? input['aria-invalid'],
          'aria-describedby': ofField['aria-describedby'] ?? input['aria-describedby'],
        };
        return before || after ? (
          <div
            className={classes(
              'flex min-h-12 items-stretch rounded-sm border bg-card transition-colors focus-within:border-indigo hover:border-ink',
              'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-indigo',
              error ? 'border-alert' : 'border-edge',
            )}
          >
            {before && <span className="flex items-center pl-3 text-quiet">{before}</span>}
            <input
              type="text"
              {...input}
              {...wiring}
              className="w-full min-w-0 bg-transparent px-3 py-2 text-base outline-none placeholder:text-quiet"
            />
            {after && <span className="flex items-center pr-1 text-quiet">{after}</span>}
          </div>
        ) : (
          <input type="text" {...input} {...wiring} className={controlLook} />
        );
      }}
    </Field>
  );
}
