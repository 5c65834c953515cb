import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { controlLook, Field, type FieldWords } from './field.tsx';

type SelectProps = ComponentProps<'select'> & FieldWords;

/** A choice from a list with the platform's own picker, which works best on a phone. Children are `<option>`s. */
export function Select({ label, hint, error, hideLabel, className, children, ...select }: SelectProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, className }} id={select.id} required={select.required}>
      {(wiring) => (
        <div className="relative">
          <select
            {...select}
            {...wiring}
            className={classes(controlLook, 'cursor-pointer appearance-none pr-[min(2.5rem,44px)]')}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-quiet"
          />
        </div>
      )}
    </Field>
  );
}
