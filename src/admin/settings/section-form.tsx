import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RecordForm } from '#admin/form/record-form.tsx';
import type { Saved } from '#admin/form/record-form-options.ts';
import { type RecordFormControl, useRecordForm } from '#admin/form/use-record-form.ts';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { type SectionPart, useSaveSection, useSection } from './use-section.ts';

type SectionFormProps<Fields extends FieldValues> = {
  part: SectionPart<Fields>;
  labels: Partial<Record<keyof Fields & string, string>>;
  /** Whether the initial values can be saved unchanged, which completes a step of the set-up. */
  isStep?: boolean;
  children: (control: RecordFormControl<Fields>) => ReactNode;
};

/** The form of a part of the settings: loads it, shows the fields, saves it by its version. */
export function SectionForm<Fields extends FieldValues>(props: SectionFormProps<Fields>) {
  const { data, error, refetch } = useSection(props.part);
  if (!data && error) return <CannotReach error={error} retry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  return <LoadedForm {...props} record={data} />;
}

function LoadedForm<Fields extends FieldValues>({
  part,
  labels,
  isStep = false,
  children,
  record,
}: SectionFormProps<Fields> & { record: Saved<Fields> }) {
  const control = useRecordForm<Fields>({
    key: `settings ${part.section}`,
    schema: part.schema,
    record,
    labels,
    ...useSaveSection(part),
    canUndo: true,
  });
  return (
    <RecordForm control={control} isUnsaved={isStep && record.version === 0}>
      {children(control)}
    </RecordForm>
  );
}
