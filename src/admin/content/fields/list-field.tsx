import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { get, useFieldArray } from 'react-hook-form';
import { useFocusAfterMove } from '#admin/form/use-focus-after-move.ts';
import { Button } from '#ui/form/button.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { type ListShape, type ShapedControl, type Values, nameEntry, toEmptyEntry } from './field-shape.ts';
import { ListEntry } from './list-entry.tsx';

/** Entries of more fields than this begin closed. */
const SHORT = 3;

type ListFieldProps = {
  control: ShapedControl;
  name: string;
  shape: ListShape;
  /** Shows the fields of the entry at a path: `slides.0`. */
  children: (entry: string) => ReactNode;
};

/** A list of entries with the same fields, which can be added, removed and reordered. */
export function ListField({ control, name, shape, children }: ListFieldProps) {
  const { fields, append, remove, move } = useFieldArray({
    control: control.form.control,
    name,
    keyName: 'entryKey',
  });
  const { label, one, most } = shape;
  const { errors, submitCount } = control.form.formState;
  // Entries that were just added here start open, because they have to be filled in.
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set());
  const isLong = shape.startsClosed ?? shape.fields.length > SHORT;
  const keepFocus = useFocusAfterMove(fields.map(({ entryKey }) => entryKey).join());
  function add() {
    setAdded(new Set([...added, fields.length]));
    append(toEmptyEntry(shape));
  }
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-lg font-medium">{label}</legend>
      {fields.map(({ entryKey }, at) => (
        <ListEntry
          key={entryKey}
          title={nameEntry(shape, at, control.form.watch(`${name}.${at}`) as Values)}
          startsClosed={isLong && !added.has(at)}
          hasMistake={submitCount > 0 && get(errors, `${name}.${at}`) !== undefined}
          buttons={
            <>
              <IconButton
                label={`Move ${one.toLowerCase()} ${at + 1} up`}
                disabled={at === 0}
                onClick={(event) => {
                  keepFocus(event);
                  move(at, at - 1);
                }}
              >
                <ArrowUp aria-hidden="true" size={20} />
              </IconButton>
              <IconButton
                label={`Move ${one.toLowerCase()} ${at + 1} down`}
                disabled={at === fields.length - 1}
                onClick={(event) => {
                  keepFocus(event);
                  move(at, at + 1);
                }}
              >
                <ArrowDown aria-hidden="true" size={20} />
              </IconButton>
              <IconButton label={`Remove ${one.toLowerCase()} ${at + 1}`} onClick={() => remove(at)}>
                <Trash2 aria-hidden="true" size={20} />
              </IconButton>
            </>
          }
        >
          {children(`${name}.${at}`)}
        </ListEntry>
      ))}
      <FieldMessage id={`${name}-message`} error={control.errorOf(name)} />
      {fields.length < most && (
        <div>
          <Button variant="secondary" onClick={add}>
            <Plus aria-hidden="true" size={18} />
            {`Add ${one.toLowerCase()}`}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
