import type { ChangeEvent, FocusEvent, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { classes } from '#ui/classes.ts';
import { FieldMessage } from './field.tsx';

export type RadioOption = {
  value: string;
  label: ReactNode;
  /** Text under the label: what the choice means, or why it is disabled. */
  hint?: ReactNode;
  /** Content at the end of the line, such as a price or a badge. */
  aside?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps = {
  legend: ReactNode;
  hideLegend?: boolean;
  name: string;
  options: RadioOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** For react-hook-form: pass what `register` returns. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
  hint?: ReactNode;
  error?: string;
  className?: string;
};

/** One choice of several; each is a card that is pressable as a whole. Uncontrolled unless `value` is given. */
export function RadioGroup({
  legend,
  hideLegend,
  options,
  hint,
  error,
  className,
  ...group
}: RadioGroupProps) {
  const messageId = useId();
  return (
    <fieldset
      aria-describedby={error || hint ? messageId : undefined}
      className={classes('flex min-w-0 flex-col gap-2', className)}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-base font-medium'}>{legend}</legend>
      {options.map((option) => (
        <RadioCard key={option.value} option={option} group={group} />
      ))}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </fieldset>
  );
}

type Group = Omit<RadioGroupProps, 'legend' | 'hideLegend' | 'options' | 'hint' | 'error' | 'className'>;

function RadioCard({ option, group }: { option: RadioOption; group: Group }) {
  const { value, defaultValue, onValueChange, onChange, name, onBlur, ref } = group;
  const state =
    value === undefined
      ? { defaultChecked: defaultValue === option.value }
      : { checked: value === option.value };
  return (
    <label
      className={classes(
        'flex min-h-13 flex-wrap items-start gap-x-3 rounded-sm border border-line bg-card px-4 py-3 transition-colors',
        'has-checked:border-indigo has-checked:bg-indigo-wash',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-indigo',
        option.disabled ? 'bg-sand text-quiet' : 'hover:border-edge',
      )}
    >
      <input
        type="radio"
        {...{ name, onBlur, ref }}
        {...state}
        value={option.value}
        disabled={option.disabled}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        className="mt-0.5 size-5 flex-none accent-indigo outline-none"
      />
      <span className="min-w-0 flex-[1_1_7rem]">
        <span className="block font-medium">{option.label}</span>
        {option.hint && <span className="block text-sm text-quiet">{option.hint}</span>}
      </span>
      {option.aside && <span className="figures">{option.aside}</span>}
    </label>
  );
}
