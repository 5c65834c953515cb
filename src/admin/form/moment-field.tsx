import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { readFieldTime, toFieldTime } from '#admin/format/field-time.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import type { RecordFormControl } from './use-record-form.ts';

type MomentFieldProps<Fields extends FieldValues> = {
  control: RecordFormControl<Fields>;
  name: FieldPath<Fields>;
  label: string;
  hint?: string;
};

/** A day and a time in Indian time; the field holds a moment in ISO 8601, or null where it is empty. */
export function MomentField<Fields extends FieldValues>({
  control,
  name,
  label,
  hint,
}: MomentFieldProps<Fields>) {
  const {
    field: { ref, value, onBlur, onChange },
  } = useController({ control: control.form.control, name });
  const moment: unknown = value;
  return (
    <TextInput
      ref={ref}
      name={name}
      label={label}
      hint={hint}
      type="datetime-local"
      error={control.errorOf(name)}
      value={typeof moment === 'string' ? toFieldTime(moment) : ''}
      onBlur={onBlur}
      onChange={({ target }) => onChange(readFieldTime(target.value) ?? null)}
    />
  );
}
