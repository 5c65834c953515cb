import { type KeyboardEvent, useState } from 'react';
import { Minus, Plus } from 'lucide-react';
import { nextValue, readValue } from './number-steps.ts';

type NumberStepperProps = {
  /** Names the field and, with "Increase" and "Decrease", its buttons. */
  label: string;
  value: number;
  min?: number;
  max?: number;
  disabled?: boolean;
  onValueChange: (value: number) => void;
};

const step =
  'flex size-11 cursor-pointer items-center justify-center text-ink transition-colors ' +
  'not-aria-disabled:hover:bg-sand aria-disabled:text-edge';

/**
 * A minus button, a number field and a plus button. Arrow keys work; it only reports values from `min` to `max`. A button at its end keeps
 * the focus.
 */
export function NumberStepper({ label, value, min = 1, max, disabled, onValueChange }: NumberStepperProps) {
  const range = { min, max };
  // Holds the typed text until the field loses the focus, because the field is empty for a moment while a new number is typed.
  const [typed, setTyped] = useState<string>();
  const choose = (next: number | undefined) => {
    setTyped(undefined);
    if (next !== undefined && next !== value) onValueChange(next);
  };
  const onType = (text: string) => {
    setTyped(text);
    const next = readValue(text, range);
    if (String(next) === text && next !== value) onValueChange(next!);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') choose(readValue(typed ?? '', range));
    const next = nextValue(value, event.key, range);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <div className="inline-flex items-center rounded-sm border border-edge bg-card">
      <button
        type="button"
        aria-label={`Decrease ${label}`}
        aria-disabled={disabled || value <= min}
        onClick={() => !disabled && choose(nextValue(value, 'ArrowDown', range))}
        className={step}
      >
        <Minus aria-hidden="true" size={18} />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={({ target }) => onType(target.value)}
        onBlur={() => choose(readValue(typed ?? '', range))}
        onKeyDown={onKeyDown}
        className="h-11 w-12 border-x border-line bg-transparent text-center figures"
      />
      <button
        type="button"
        aria-label={`Increase ${label}`}
        aria-disabled={disabled || (max !== undefined && value >= max)}
        onClick={() => !disabled && choose(nextValue(value, 'ArrowUp', range))}
        className={step}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
    </div>
  );
}
