import { RedirectFields } from '#contract/import-export/redirect.ts';
import { RecordForm } from '#admin/form/record-form.tsx';
import { TextField } from '#admin/form/text-field.tsx';
import type { RecordFormProps, Saved } from '#admin/form/record-form-options.ts';
import { useRecordForm } from '#admin/form/use-record-form.ts';
import type { Redirect } from './use-redirect.ts';

const labels = { path: 'Old address', target: 'Leads to' };

/** The form of a new or existing old address. */
export function RedirectForm({ draft, record, save, canUndo }: RecordFormProps<RedirectFields>) {
  const control = useRecordForm<RedirectFields>({
    key: draft,
    schema: RedirectFields,
    record,
    labels,
    save,
    readStale: ({ redirect }) => toSavedRedirect(redirect as Redirect),
    canUndo,
  });
  return (
    <RecordForm control={control}>
      <TextField
        control={control}
        name="path"
        label={labels.path}
        hint="As it was in your earlier shop, such as /pages/our-story. Anything after a ? is ignored."
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
      />
      <TextField
        control={control}
        name="target"
        label={labels.target}
        hint="A page of this shop, such as /about or /category/lighting."
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
      />
    </RecordForm>
  );
}

/** Returns the fields and the version of a redirect as the form holds them. */
export function toSavedRedirect({ path, target, version }: Redirect): Saved<RedirectFields> {
  return { values: { path, target }, version };
}
