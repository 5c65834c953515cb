import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { TextInput } from '#ui/form/text-input.tsx';
import { isSameValue } from './variant-rows.ts';

type ValueChipProps = {
  value: string;
  /** The other values, whose names are taken. */
  others: readonly string[];
  onRename: (name: string) => void;
  onRemove: () => void;
  /** Takes the focus away from the field of the new name. */
  onLeave: () => void;
};

const part = 'min-h-11 min-w-11 cursor-pointer border border-edge bg-card transition-colors hover:bg-sand';

/** A colour or size of a product: pressing its name renames it, pressing the cross removes it. */
export function ValueChip({ value, others, onRename, onRemove, onLeave }: ValueChipProps) {
  const [typed, setTyped] = useState<string>();
  const isGivenUp = useRef(false);
  const isTaken = others.some((other) => isSameValue(other, typed?.trim() ?? ''));
  function take() {
    const next = isGivenUp.current ? value : (typed?.trim() ?? value);
    isGivenUp.current = false;
    if (next !== value && isTaken) return;
    setTyped(undefined);
    if (next !== '' && next !== value) onRename(next);
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter takes the name, and never saves the form.
    event.preventDefault();
    if (event.key === 'Enter' && isTaken) return;
    isGivenUp.current = event.key === 'Escape';
    onLeave();
  }
  if (typed !== undefined)
    return (
      <TextInput
        label={`New name of ${value}`}
        ref={focusField}
        value={typed}
        error={isTaken ? `${typed.trim()} is already there.` : undefined}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        onBlur={take}
      />
    );
  return (
    <span className="inline-flex">
      <button
        type="button"
        onClick={() => setTyped(value)}
        className={`${part} rounded-l-full border-r-0 pr-2 pl-4`}
      >
        <span className="sr-only">Rename </span>
        {value}
      </button>
      <button type="button" onClick={onRemove} className={`${part} rounded-r-full border-l-0 pr-4 pl-2`}>
        <span className="sr-only">Remove {value}</span>
        <X aria-hidden="true" size={16} />
      </button>
    </span>
  );
}

function focusField(input: HTMLInputElement | null): void {
  input?.focus();
}
