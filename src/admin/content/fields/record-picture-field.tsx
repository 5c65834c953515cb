import type { UploadedPictureJson } from '#contract/catalogue/picture.ts';
import { OnePictureField } from '#admin/pictures/one-picture-field.tsx';
import type { ShapedControl } from './field-shape.ts';

type RecordPictureFieldProps = { control: ShapedControl; name: string; label: string };

/** The picture of a record, by id; the field of the same name without `_id` holds the record's current picture. */
export function RecordPictureField({ control, name, label }: RecordPictureFieldProps) {
  const { form, errorOf } = control;
  const current = form.watch(name.replace(/_id$/, '')) as UploadedPictureJson | null | undefined;
  return (
    <div data-field={name} tabIndex={-1}>
      <OnePictureField
        label={label}
        value={form.watch(name) as string | null}
        current={current ?? null}
        error={errorOf(name)}
        onChange={(id) => form.setValue(name, id, { shouldDirty: true })}
      />
    </div>
  );
}
