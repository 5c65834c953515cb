import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import type { VariantColumn } from './variant-columns.ts';

type ApplyProps = {
  columns: readonly VariantColumn[];
  onApply: (column: VariantColumn, text: string) => void;
};

/** Gives all variants one price, weight or other value at once; each has its own SKU. */
export function ApplyToAll({ columns: all, onApply }: ApplyProps) {
  const columns = all.filter((column) => column.id !== 'sku');
  const [id, setId] = useState<VariantColumn['id']>('price');
  const [typed, setTyped] = useState('');
  const column = columns.find((each) => each.id === id)!;
  return (
    <div className="flex items-end gap-2">
      <Select
        label="For all"
        className="min-w-0 flex-1 sm:w-36 sm:flex-none"
        value={id}
        onChange={({ target }) => setId(target.value as VariantColumn['id'])}
      >
        {columns.map((each) => (
          <option key={each.id} value={each.id}>
            {each.label}
            {each.unit && `, ${each.unit}`}
          </option>
        ))}
      </Select>
      <TextInput
        label={`${column.label} for all`}
        hideLabel
        className="w-20"
        inputMode={column.inputMode}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onApply(column, typed);
        }}
      />
      <Button variant="secondary" className="min-h-12" onClick={() => onApply(column, typed)}>
        Apply
      </Button>
    </div>
  );
}
