import { useController } from 'react-hook-form';
import { TextArea } from '#ui/form/text-area.tsx';
import type { ShapedControl } from './field-shape.ts';

/** A list of short texts, typed one per line. */
export function LinesField({
  control,
  name,
  label,
}: {
  control: ShapedControl;
  name: string;
  label: string;
}) {
  const {
    field: { ref, value, onBlur, onChange },
  } = useController({ control: control.form.control, name });
  const lines = value as readonly string[];
  return (
    <TextArea
      ref={ref}
      name={name}
      label={label}
      hint="One per line."
      rows={Math.max(3, lines.length + 1)}
      error={control.errorOf(name)}
      value={lines.join('\n')}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
    />
  );
}
