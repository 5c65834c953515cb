import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { type Conflict, isSame } from './merge-fields.ts';
import type { OpenConflict } from '#admin/form/use-saves.ts';
import type { RecordFormControl } from '#admin/form/use-record-form.ts';

/** Shows the fields that two people changed, each with the old value, theirs and yours, and asks which one counts. */
export function ConflictDialog<Fields extends FieldValues>({
  control,
}: {
  control: RecordFormControl<Fields>;
}) {
  const { conflict } = control;
  return (
    <Dialog open={conflict !== undefined} onClose={control.closeConflict} title={conflict?.change ?? ''}>
      {conflict && <Choices conflict={conflict} control={control} />}
    </Dialog>
  );
}

type ChoicesProps<Fields extends FieldValues> = {
  conflict: OpenConflict<Fields>;
  control: RecordFormControl<Fields>;
};

function Choices<Fields extends FieldValues>({ conflict, control }: ChoicesProps<Fields>) {
  const [taken, setTaken] = useState<readonly Conflict[]>([]);
  const labels: Readonly<Record<string, string | undefined>> = control.labels;
  return (
    <div className="flex flex-col gap-5">
      <p>You changed it too. Nothing is saved until you choose.</p>
      {conflict.conflicts.map((each) => (
        <div key={each.field} className="flex flex-col gap-2">
          <RadioGroup
            legend={each.label ?? labels[each.field] ?? each.field}
            name={`conflict-${each.field}`}
            value={taken.includes(each) ? 'theirs' : 'yours'}
            onValueChange={(choice) => {
              const others = taken.filter((other) => other !== each);
              setTaken(choice === 'theirs' ? [...others, each] : others);
            }}
            options={[
              { value: 'yours', label: 'Keep yours', hint: formatSide(each, 'yours') },
              { value: 'theirs', label: 'Take theirs', hint: formatSide(each, 'theirs') },
            ]}
          />
          <p className="text-sm text-quiet">Before: {formatSide(each, 'before')}</p>
        </div>
      ))}
      <div className="flex justify-end gap-3">
        <Button variant="quiet" onClick={control.closeConflict}>
          Back to the form
        </Button>
        <Button onClick={() => control.decide(taken)}>Save</Button>
      </div>
    </div>
  );
}

/** Formats one side of a conflict. Of a list, it shows only the entries that are not on every side, one per line. */
function formatSide(conflict: Conflict, side: 'before' | 'theirs' | 'yours'): ReactNode {
  const sides = [conflict.before, conflict.theirs, conflict.yours];
  const value = conflict[side];
  if (!Array.isArray(value) || !sides.every(Array.isArray)) return formatValue(value);
  const isShared = (entry: unknown) =>
    sides.every((entries: unknown[]) => entries.some((each) => isSame(each, entry)));
  const differing = value.filter((entry) => !isShared(entry));
  if (differing.length > 0)
    return differing.map((entry, index) => (
      <span key={index} className="block">
        {formatValue(entry)}
      </span>
    ));
  return sides.every((entries: unknown[]) => entries.every(isShared)) ? 'In another order' : 'None of these';
}

function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object'
    ? Object.values(value).filter(Boolean).map(formatValue).join(', ')
    : String(value);
}
