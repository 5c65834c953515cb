import type { FieldValues } from 'react-hook-form';
import {
  AddCraft,
  AddMaker,
  CraftFields,
  type EntryJson,
  MakerFields,
} from '#contract/catalogue/register.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { type Values, listLabels, toValues } from '#admin/content/fields/field-shape.ts';
import { ShapedFields } from '#admin/content/fields/shaped-fields.tsx';
import { toFormSchema } from '#admin/content/fields/to-form-schema.ts';
import { RecordForm } from '#admin/form/record-form.tsx';
import { TextField } from '#admin/form/text-field.tsx';
import type { Saved } from '#admin/form/record-form-options.ts';
import { useRecordForm } from '#admin/form/use-record-form.ts';
import { OnePictureField } from '#admin/pictures/one-picture-field.tsx';
import { ENTRY_SHAPES } from './entry-shapes.ts';

type EntryFormProps = {
  register: RegisterName;
  /** Names the draft on this device. */
  draft: string;
  record: Saved<FieldValues>;
  picture?: EntryJson['picture'];
  isNew?: boolean;
  save: (values: Values, version: number) => Promise<EntryJson>;
};

const SCHEMAS = { makers: MakerFields, crafts: CraftFields };
const NEW_SCHEMAS = { makers: AddMaker, crafts: AddCraft };
const nullable = ['place', 'state', 'gi_name', 'gi_authorised_user_no', 'craftmark_no'];

/** The form of a new or existing maker or craft. */
export function EntryForm({ register, draft, record, picture = null, isNew = false, save }: EntryFormProps) {
  const shapes = ENTRY_SHAPES[register];
  const fields = (isNew ? NEW_SCHEMAS : SCHEMAS)[register];
  const control = useRecordForm<FieldValues>({
    key: draft,
    schema: toFormSchema(toFields, fields),
    record,
    labels: { ...listLabels(shapes, record.values), picture_id: 'Picture', picture_alt: 'What it shows' },
    save: async (values, version) =>
      toSavedEntry(register, await save(fields.parse(toFields(values)), version)),
    readStale: (body) => toSavedEntry(register, (body['maker'] ?? body['craft']) as EntryJson),
    canUndo: !isNew,
  });
  return (
    <RecordForm control={control}>
      <ShapedFields control={control} shapes={shapes} blanks={{}} />
      <OnePictureField
        label={register === 'makers' ? 'Portrait' : 'Picture'}
        value={control.form.watch('picture_id')}
        current={picture}
        error={control.errorOf('picture_id')}
        onChange={(id) => control.form.setValue('picture_id', id, { shouldDirty: true })}
      />
      <TextField
        control={control}
        name="picture_alt"
        label="What it shows"
        hint="For people who cannot see it, and for search engines. Leave empty to use the name."
        autoComplete="off"
      />
    </RecordForm>
  );
}

/** Reads the fields of an entry from its form: an empty line is saved as null. */
function toFields(values: unknown): Values {
  const entries = Object.entries(values as Values).map(([name, value]) => {
    if (nullable.includes(name) && value === '') return [name, null];
    return [name, name === 'slug' && value === '' ? undefined : value];
  });
  return Object.fromEntries(entries);
}

/** Returns the values and the version of an entry as the form holds them. */
export function toSavedEntry(register: RegisterName, entry: EntryJson): Saved<FieldValues> {
  return { values: toValues(ENTRY_SHAPES[register], SCHEMAS[register].parse(entry)), version: entry.version };
}

/** The initial values of the form of a new entry. */
export function toEmptyEntry(register: RegisterName): Saved<FieldValues> {
  const values = toValues(ENTRY_SHAPES[register], { picture_id: null, picture_alt: '' });
  return { values, version: 0 };
}
