import { CircleAlert } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { type CellPlace, findNeighbour, findNextCell, toCellId } from './cell-focus.ts';

type EditCellProps = {
  /** Names the cell for screen readers: `Price of Red, S`. */
  label: string;
  /** The value as it is typed. */
  text: string;
  at: CellPlace;
  /** The mistake in the value, and how to mend it. */
  error?: string | undefined;
  /** Its field name in a form, for the error summary. */
  field?: string;
  align?: 'end' | undefined;
  inputMode?: 'numeric' | 'decimal' | 'text' | undefined;
  /** Whether the column has a fixed width, so that a keystroke lays out only this cell, however large the table is. */
  isFixed?: boolean;
  onCommit: (text: string) => void;
};

const look =
  'flex min-h-10 cursor-text items-center gap-1 rounded-sm border bg-card px-2 focus-within:border-indigo';

/**
 * An editable cell of a grid. Enter, F2, a press or typing starts editing. Enter commits the value and moves down, Tab commits it and edits
 * the next cell, Escape restores the old value.
 */
export function EditCell(props: EditCellProps) {
  const { label, text, at, error, field, align, inputMode, isFixed, onCommit } = props;
  const { typed, cell, begin, change, take, restore } = useTyping(text, onCommit);
  function pressInField(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey, currentTarget } = event;
    if (key === 'Escape') return restore(event);
    if (key !== 'Enter' && key !== 'Tab') return undefined;
    const grid = currentTarget.closest('[role="grid"]')!;
    const below = findNeighbour(grid, at, { row: 1, column: 0 });
    const next = key === 'Enter' ? (below ?? cell.current) : findNextCell(currentTarget, shiftKey ? -1 : 1);
    take();
    if (!next) return undefined;
    event.preventDefault();
    next.focus();
    return key === 'Tab' ? next.click() : undefined;
  }
  function pressOnCell(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.target !== event.currentTarget) return;
    if (key === 'Enter' || key === 'F2') begin(text);
    else if (key === 'Delete' || key === 'Backspace') onCommit('');
    else if (key.length === 1 && key !== ' ') begin(key);
    else return;
    event.preventDefault();
  }
  return (
    <td
      ref={cell}
      tabIndex={-1}
      data-cell={toCellId(at)}
      data-text={text}
      data-field={field}
      aria-invalid={error ? true : undefined}
      onClick={() => typed === undefined && begin(text)}
      onKeyDown={pressOnCell}
      className="p-1"
    >
      <span className="sr-only">{label}: </span>
      <div
        className={classes(
          look,
          error ? 'border-alert' : 'border-edge hover:border-ink',
          align && 'justify-end figures',
          isFixed ? 'h-10 contain-strict' : 'min-w-18',
        )}
      >
        {error && <CircleAlert aria-hidden="true" size={16} className="mr-auto flex-none text-alert" />}
        {typed === undefined ? (
          <span className="truncate">{text || '–'}</span>
        ) : (
          <input
            ref={focusField}
            aria-label={label}
            className={classes('w-full min-w-0 bg-transparent outline-none', align && 'text-right')}
            inputMode={inputMode}
            value={typed}
            onFocus={(event) => placeCaret(event, text)}
            onChange={({ target }) => change(target.value)}
            onBlur={take}
            onKeyDown={pressInField}
          />
        )}
      </div>
      {error && <p className="pt-1 text-alert">{error}</p>}
    </td>
  );
}

/** Holds the text being typed into a cell, apart from the surrounding form, so that a keystroke re-renders only this cell. */
function useTyping(text: string, onCommit: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  const cell = useRef<HTMLTableCellElement>(null);
  // Committing a value moves the focus, which would commit it a second time.
  const isOpen = useRef(false);
  const isRestored = useRef(false);
  useEffect(() => {
    if (typed === undefined && isRestored.current) cell.current?.focus();
    isRestored.current = false;
  }, [typed]);
  return {
    typed,
    cell,
    begin(value: string) {
      isOpen.current = true;
      setTyped(value);
    },
    change: setTyped,
    take() {
      if (!isOpen.current) return;
      isOpen.current = false;
      setTyped(undefined);
      if (typed !== undefined && typed.trim() !== text) onCommit(typed.trim());
    },
    restore(event: KeyboardEvent) {
      event.stopPropagation();
      isOpen.current = false;
      isRestored.current = true;
      setTyped(undefined);
    },
  };
}

function focusField(input: HTMLInputElement | null): void {
  input?.focus();
}

/** Selects the existing value; if typing has started a new one, puts the caret at its end so that the next keys are appended. */
function placeCaret({ target }: FocusEvent<HTMLInputElement>, text: string): void {
  if (target.value === text) target.select();
  else target.setSelectionRange(target.value.length, target.value.length);
}
