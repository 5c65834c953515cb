import type { FieldPath, FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '#admin/form/text-field.tsx';
import type { RecordFormControl } from '#admin/form/use-record-form.ts';
import { AMOUNT_MISTAKE, readNumber, readOptionalNumber } from '#admin/format/read-number.ts';

/** Rupees as they are typed into a form. */
export const Rupees = z.number(AMOUNT_MISTAKE).min(0, 'Enter 0 or more rupees.').max(100_000_000);
/** Percent as it is typed into a form. */
export const Percent = z
  .number('Enter a percentage, like 5.')
  .min(0, 'Enter 0 or more.')
  .max(100, 'Enter 100 or less.');

type AmountInputProps<Fields extends FieldValues> = {
  control: RecordFormControl<Fields>;
  name: FieldPath<Fields>;
  label: string;
  unit: 'rupees' | 'percent' | 'days' | 'uses';
  hint?: string;
  /** Whether it may be left empty: its value is null then. */
  isOptional?: boolean;
};

/** An input of an amount; spaces, commas and the sign of the unit may be typed with it. */
export function AmountInput<Fields extends FieldValues>({
  control,
  name,
  label,
  unit,
  hint,
  isOptional,
}: AmountInputProps<Fields>) {
  return (
    <TextField
      control={control}
      name={name}
      read={isOptional ? readOptionalNumber : readNumber}
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      before={unit === 'rupees' ? '₹' : undefined}
      after={unit === 'rupees' ? undefined : <span className="pr-3">{unit === 'percent' ? '%' : unit}</span>}
    />
  );
}
