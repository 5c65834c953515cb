import type { ComponentProps } from 'react';
import { states } from '#domain/tax/state.ts';
import { Select } from '#ui/form/select.tsx';

const byName = states.toSorted((a, b) => a.name.localeCompare(b.name));

/** Lists States and Union territories by name; none is preselected. */
export function StateSelect(props: Omit<ComponentProps<typeof Select>, 'label' | 'children'>) {
  return (
    <Select label="State" {...props}>
      <option value="">Choose a state</option>
      {byName.map((state) => (
        <option key={state.key} value={state.key}>
          {state.name}
        </option>
      ))}
    </Select>
  );
}
