import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';

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
  'flex size-11 cursor-pointer items-center justify-center text-ink transition-colors hover:bg-sand ' +
  'disabled:pointer-events-none disabled:text-edge data-disabled:pointer-events-none data-disabled:text-edge';

/** Minus, a number one can also type, plus. Arrow keys work; nothing outside `min` and `max` comes out. */
export function NumberStepper({ label, value, min = 1, max, disabled, onValueChange }: NumberStepperProps) {
  return (
    <NumberField.Root
      {...{ value, min, max, disabled }}
      format={{ maximumFractionDigits: 0 }}
      onValueChange={(next) => next !== null && onValueChange(next)}
    >
      <NumberField.Group className="inline-flex items-center rounded-sm border border-edge bg-card">
        <NumberField.Decrement aria-label={`Decrease ${label}`} className={step}>
          <Minus aria-hidden="true" size={18} />
        </NumberField.Decrement>
        <NumberField.Input
          aria-label={label}
          inputMode="numeric"
          className="h-11 w-12 border-x border-line bg-transparent text-center figures"
        />
        <NumberField.Increment aria-label={`Increase ${label}`} className={step}>
          <Plus aria-hidden="true" size={18} />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
