import { MomentField } from '#admin/form/moment-field.tsx';
import { TextField } from '#admin/form/text-field.tsx';
import { readNumber } from '#admin/format/read-number.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { CategoryField } from './category-field.tsx';
import type { FieldShape, ShapedControl } from './field-shape.ts';
import { LinesField } from './lines-field.tsx';
import { ListField } from './list-field.tsx';
import { ListTargetField } from './list-target-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { RecordPictureField } from './record-picture-field.tsx';
import { SlidePictureField } from './slide-picture-field.tsx';

type ShapedFieldsProps = {
  control: ShapedControl;
  shapes: readonly FieldShape[];
  /** The values for the blanks of the texts, for previews. */
  blanks: Readonly<Record<string, string>>;
  /** The path of the record that holds the fields: `slides.0`; empty for the page itself. */
  under?: string;
};

/** The fields of a page of text by their shapes; lists and groups have their own fields. */
export function ShapedFields({ shapes, under, ...shared }: ShapedFieldsProps) {
  const pathOf = (field: string) => (under ? `${under}.${field}` : field);
  return shapes.map((shape) => {
    const name = pathOf(shape.name);
    const { only } = shape;
    if (only && !only.values.includes(shared.control.form.watch(pathOf(only.field)) as string)) return null;
    return <ShapedField key={`${name} ${shape.kind}`} {...shared} shape={shape} name={name} />;
  });
}

type ShapedFieldProps = Omit<ShapedFieldsProps, 'shapes' | 'under'> & { shape: FieldShape; name: string };

function ShapedField({ shape, name, control, blanks }: ShapedFieldProps) {
  const { form, errorOf } = control;
  const { label, hint } = shape;
  switch (shape.kind) {
    case 'line':
      return <TextField control={control} name={name} label={label} hint={hint} autoComplete="off" />;
    case 'text-area':
      return <TextArea label={label} hint={hint} rows={3} error={errorOf(name)} {...form.register(name)} />;
    case 'switch':
      return <Checkbox label={label} hint={hint} {...form.register(name)} />;
    case 'one-per-line':
      return <LinesField {...{ control, name, label }} />;
    case 'markdown':
      return <MarkdownField {...{ control, name, label, blanks }} />;
    case 'number':
    case 'rupees':
      return (
        <TextField
          {...{ control, name, label, hint }}
          read={readNumber}
          inputMode="numeric"
          autoComplete="off"
        />
      );
    case 'day':
      return <TextField {...{ control, name, label, hint }} type="date" />;
    case 'moment':
      return <MomentField {...{ control, name, label, hint }} />;
    case 'slide-picture':
      return <SlidePictureField {...{ control, name, label }} />;
    case 'record-picture':
      return <RecordPictureField {...{ control, name, label }} />;
    case 'list-target':
      return <ListTargetField {...{ control, name, label, hint }} />;
    case 'category':
      return <CategoryField {...{ control, name, label }} />;
    case 'choice':
      return (
        <Select label={label} hint={hint} error={errorOf(name)} {...form.register(name)}>
          {shape.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      );
    case 'group':
      return (
        <fieldset className="flex flex-col gap-4">
          <legend className="mb-2 text-lg font-medium">{label}</legend>
          {hint && <p className="text-sm text-quiet">{hint}</p>}
          <ShapedFields control={control} blanks={blanks} shapes={shape.fields} under={name} />
        </fieldset>
      );
    case 'list':
      return (
        <ListField control={control} name={name} shape={shape}>
          {(entry) => <ShapedFields control={control} blanks={blanks} shapes={shape.fields} under={entry} />}
        </ListField>
      );
  }
}
