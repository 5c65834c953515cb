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
  /** Its name in a form, by which the summary of mistakes finds it. */
  field?: string;
  align?: 'end' | undefined;
  inputMode?: 'numeric' | 'decimal' | 'text' | undefined;
  /** Whether its column has its own width: a key then lays out this cell alone, however large the table is. */
  isFixed?: boolean;
  onCommit: (text: string) => void;
};

const look =
  'flex min-h-10 cursor-text items-center gap-1 rounded-sm border bg-card px-2 focus-within:border-indigo';

/**
 * A cell of a grid whose value can be edited. Enter, F2, a press or typing begins; Enter takes what was typed and moves down, Tab takes it
 * and edits the next cell, Escape restores it.
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

/** Holds what is being typed into a cell, apart from the form around it: a key renders this cell alone. */
function useTyping(text: string, onCommit: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  const cell = useRef<HTMLTableCellElement>(null);
  // Taking a value moves the focus, which would take it a second time.
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

/** Selects the value that was there; after the first key of a new one, the next keys are added behind it. */
function placeCaret({ target }: FocusEvent<HTMLInputElement>, text: string): void {
  if (target.value === text) target.select();
  else target.setSelectionRange(target.value.length, target.value.length);
}
