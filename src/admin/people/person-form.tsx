import { z } from 'zod';
import { StaffRole } from '#domain/staff/abilities.ts';
import { ChangeStaff } from '#domain/staff/staff.ts';
import { RecordForm } from '#admin/form/record-form.tsx';
import { TextField } from '#admin/form/text-field.tsx';
import { useRecordForm } from '#admin/form/use-record-form.ts';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { roleOptions } from './person-words.tsx';
import { type Person, useChangePerson } from './use-person.ts';

const Fields = z.object({ name: ChangeStaff.shape.name.unwrap(), role: StaffRole });

/** Name and role of a person. */
export function PersonForm({ person }: { person: Person }) {
  const change = useChangePerson(person.id);
  const control = useRecordForm({
    key: `staff ${person.id}`,
    schema: Fields,
    record: toRecord(person),
    labels: { name: 'Name', role: 'Role' },
    save: async (values, version) => toRecord(await change.mutateAsync({ ...values, version })),
    readStale: ({ staff }) => toRecord(staff as Person),
    canUndo: true,
  });
  const { form } = control;
  return (
    <RecordForm control={control}>
      <TextField control={control} name="name" label="Name" />
      <RadioGroup
        legend="Role"
        options={roleOptions}
        hint="A new role brings its own rights."
        {...form.register('role')}
      />
    </RecordForm>
  );
}

function toRecord({ name, role, version }: Person) {
  return { values: { name, role }, version };
}
