import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { TextInput } from '#ui/form/text-input.tsx';
import type { RecordFormControl } from './use-record-form.ts';

type TextFieldProps<Fields extends FieldValues> = Omit<ComponentProps<typeof TextInput>, 'name' | 'error'> & {
  control: RecordFormControl<Fields>;
  name: FieldPath<Fields>;
  /** Converts what was typed into the value of the field; without it, the value is the text. */
  read?: (typed: unknown) => unknown;
};

/** A text input of a field of the record, with its mistake. */
export function TextField<Fields extends FieldValues>({
  control,
  name,
  read,
  ...input
}: TextFieldProps<Fields>) {
  const registered = control.form.register(name, { setValueAs: read });
  return <TextInput {...input} error={control.errorOf(name)} {...registered} />;
}
