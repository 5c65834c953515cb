import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { TextInput } from '#ui/form/text-input.tsx';

type SuggestInputProps = {
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  /** Identifies the field for the error summary. */
  field: string;
  /** The name of the list of suggestions. */
  listLabel: string;
  /** Returns the suggestions for what was typed; called only while the list is open. */
  suggest: (typed: string) => readonly Suggestion[];
  onChange: (value: string) => void;
};

type Suggestion = { value: string; content: ReactNode };

/** A text field that offers values as they are typed: arrows move, Enter takes one, Escape closes the list. Any other text stays as it is. */
export function SuggestInput({ label, hint, error, value, field, listLabel, ...others }: SuggestInputProps) {
  const { suggest, onChange } = others;
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const found = isOpen ? suggest(value).filter((each) => each.value !== value) : [];
  const at = Math.min(chosen, found.length - 1);
  function take(taken: string | undefined) {
    setOpen(false);
    if (taken) onChange(taken);
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
    if (found.length === 0 || !['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Enter') take(found[at]?.value);
    else setChosen(Math.max(0, Math.min(at + (event.key === 'ArrowDown' ? 1 : -1), found.length - 1)));
  }
  return (
    <div className="flex flex-col gap-1">
      <TextInput
        {...{ label, hint, error, value }}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found[at] && `${list}-${at}`}
        autoComplete="off"
        data-field={field}
        onChange={({ target }) => {
          setOpen(true);
          setChosen(0);
          onChange(target.value);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <div id={list} role="listbox" aria-label={listLabel} className="empty:hidden">
        {found.map((option, index) => (
          <button
            key={option.value}
            type="button"
            tabIndex={-1}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            className={classes('block min-h-11 w-full rounded-sm px-3 text-left', index === at && 'bg-sand')}
            // The field keeps the focus, so that the list is still there when the press ends.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(option.value)}
          >
            {option.content}
          </button>
        ))}
      </div>
    </div>
  );
}
