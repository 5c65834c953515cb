import { useState } from 'react';
import { StartInField } from '#admin/form/start-in-field.tsx';
import { Button } from '#ui/form/button.tsx';
import { CheckboxLine } from '#ui/form/checkbox.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import type { Filter } from '#admin/list/list-definition.ts';
import { type ListState, withFilter } from '#admin/list/list-state.ts';

type Chosen = ListState['filters'];

type DialogProps = {
  open: boolean;
  filters: readonly Filter[];
  chosen: Chosen;
  onClose: () => void;
  onApply: (chosen: Chosen) => void;
};

/** All filters of a list at once. Nothing changes before "Show". */
export function FilterDialog({ open, onClose, ...form }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Filter" size="sm">
      {open && <FilterForm {...form} onClose={onClose} />}
    </Dialog>
  );
}

function FilterForm({ filters, chosen, onApply, onClose }: Omit<DialogProps, 'open'>) {
  const [draft, setDraft] = useState(chosen);
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
        onClose();
      }}
    >
      <StartInField />
      {filters.map((filter) => (
        <FilterField
          key={filter.id}
          filter={filter}
          values={draft[filter.id] ?? []}
          onChange={(values) => setDraft(withFilter(draft, filter.id, values))}
        />
      ))}
      <div className="sticky -bottom-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-card py-4">
        <Button variant="quiet" onClick={() => setDraft({})}>
          Clear filters
        </Button>
        <Button type="submit">Show</Button>
      </div>
    </form>
  );
}

type FieldProps = { filter: Filter; values: readonly string[]; onChange: (values: string[]) => void };

function FilterField({ filter, values, onChange }: FieldProps) {
  if (filter.kind !== 'choice')
    return (
      <TextInput
        label={filter.label}
        type={filter.kind === 'day' ? 'date' : 'text'}
        inputMode={filter.kind === 'text' ? filter.inputMode : undefined}
        hint={filter.kind === 'text' ? filter.hint : undefined}
        value={values[0] ?? ''}
        onChange={({ target: { value } }) => onChange(value.trim() ? [value.trim()] : [])}
      />
    );
  const toggle = (value: string, isChosen: boolean) => {
    const others = filter.isSingle ? [] : values.filter((each) => each !== value);
    onChange(isChosen ? [...others, value] : [...others]);
  };
  return (
    <fieldset>
      <legend className="font-medium">{filter.label}</legend>
      <div className="grid max-h-64 grid-cols-2 gap-x-4 overflow-y-auto">
        {filter.choices?.map(({ value, label }) => (
          <CheckboxLine
            key={value}
            label={label}
            checked={values.includes(value)}
            onChange={({ target: { checked } }) => toggle(value, checked)}
          />
        ))}
      </div>
      {filter.NotLoaded && <filter.NotLoaded />}
    </fieldset>
  );
}
