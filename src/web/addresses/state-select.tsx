import type { ComponentProps } from 'react';
import { STATES } from '#domain/tax/state.ts';
import { Select } from '#ui/form/select.tsx';
import * as words from './words.ts';

const byName = STATES.toSorted((a, b) => a.name.localeCompare(b.name));

/** Lists States and Union territories by name; none is preselected. */
export function StateSelect(props: Omit<ComponentProps<typeof Select>, 'label' | 'children'>) {
  return (
    <Select label={words.state} {...props}>
      <option value="">{words.chooseState}</option>
      {byName.map((state) => (
        <option key={state.key} value={state.key}>
          {state.name}
        </option>
      ))}
    </Select>
  );
}
