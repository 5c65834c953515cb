import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '#ui/form/button.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { type ListShape, type ShapedControl, toEmptyEntry } from './field-shape.ts';

type ListFieldProps = {
  control: ShapedControl;
  name: string;
  shape: ListShape;
  /** Shows the fields of the entry at a path: `slides.0`. */
  children: (entry: string) => ReactNode;
};

/** A list of entries with the same fields: they are added, removed and put into another order. */
export function ListField({ control, name, shape, children }: ListFieldProps) {
  const { fields, append, remove, move } = useFieldArray({
    control: control.form.control,
    name,
    keyName: 'entryKey',
  });
  const { label, one, most } = shape;
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-lg font-medium">{label}</legend>
      {fields.map(({ entryKey }, at) => (
        <div key={entryKey} className="flex flex-col gap-4 rounded-md border border-line bg-card p-4">
          <div className="flex items-center gap-1">
            <h2 className="flex-1 font-medium">{`${one} ${at + 1}`}</h2>
            <IconButton
              label={`Move ${one.toLowerCase()} ${at + 1} up`}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              <ArrowUp aria-hidden="true" size={20} />
            </IconButton>
            <IconButton
              label={`Move ${one.toLowerCase()} ${at + 1} down`}
              disabled={at === fields.length - 1}
              onClick={() => move(at, at + 1)}
            >
              <ArrowDown aria-hidden="true" size={20} />
            </IconButton>
            <IconButton label={`Remove ${one.toLowerCase()} ${at + 1}`} onClick={() => remove(at)}>
              <Trash2 aria-hidden="true" size={20} />
            </IconButton>
          </div>
          {children(`${name}.${at}`)}
        </div>
      ))}
      <FieldMessage id={`${name}-message`} error={control.errorOf(name)} />
      {fields.length < most && (
        <div>
          <Button variant="secondary" onClick={() => append(toEmptyEntry(shape))}>
            <Plus aria-hidden="true" size={18} />
            {`Add ${one.toLowerCase()}`}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
