import { type KeyboardEvent, useRef, useState } from 'react';
import { TextInput } from '#ui/form/text-input.tsx';
import { ValueChip } from './value-chip.tsx';

type ValueChipsProps = {
  label: string;
  hint: string;
  values: readonly string[];
  onAdd: (values: string[]) => void;
  onRemove: (value: string) => void;
  onRename: (value: string, name: string) => void;
};

/** Asks for the colours or sizes of a product: each value that is typed becomes a chip after a comma or Enter. */
export function ValueChips({ label, hint, values, onAdd, onRemove, onRename }: ValueChipsProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  function add(text: string) {
    const found = text.split(',').map((value) => value.trim());
    if (found.some(Boolean)) onAdd(found.filter(Boolean));
    setTyped('');
  }
  function press(event: KeyboardEvent) {
    const last = values.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) onRemove(last);
    if (event.key !== 'Enter') return;
    // Enter adds what was typed, and never saves the form.
    event.preventDefault();
    add(typed);
  }
  return (
    <div className="flex flex-col gap-2">
      <TextInput
        ref={input}
        label={label}
        hint={hint}
        value={typed}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => (target.value.endsWith(',') ? add(target.value) : setTyped(target.value))}
        onKeyDown={press}
        onBlur={() => add(typed)}
      />
      {values.length > 0 && (
        <div
          role="group"
          aria-label={`${label} of this product`}
          className="flex flex-wrap items-start gap-2"
        >
          {values.map((value) => (
            <ValueChip
              key={value}
              value={value}
              others={values.filter((other) => other !== value)}
              onRename={(name) => onRename(value, name)}
              onRemove={() => onRemove(value)}
              onLeave={() => input.current?.focus()}
            />
          ))}
        </div>
      )}
    </div>
  );
}
