import { z } from 'zod';
import { Ability, StaffRole, listAbilities } from '#domain/staff/abilities.ts';
import { ChangeStaff } from '#contract/staff/staff.ts';
import { RecordForm } from '#admin/form/record-form.tsx';
import { useRecordForm } from '#admin/form/use-record-form.ts';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { AbilityChoices } from './ability-choices.tsx';
import { ROLE_OPTIONS } from './person-words.tsx';
import { type Person, useChangePerson } from './use-person.ts';

const Fields = z.object({
  name: ChangeStaff.shape.name.unwrap(),
  role: StaffRole,
  abilities: z.array(Ability),
});

/** Name and role of a person, and the abilities that differ from the role. */
export function PersonForm({ person }: { person: Person }) {
  const change = useChangePerson(person.id);
  const control = useRecordForm({
    key: `staff ${person.id}`,
    schema: Fields,
    record: toRecord(person),
    labels: { name: 'Name', role: 'Role', abilities: 'Can do' },
    save: async (values, version) => toRecord(await change.mutateAsync({ ...values, version })),
    readStale: ({ staff }) => toRecord(staff as Person),
    canUndo: true,
  });
  const { form } = control;
  const isOwner = form.watch('role') === 'owner';
  const takeRole = (role: StaffRole) =>
    form.setValue('abilities', listAbilities({ role, added: [], removed: [] }), { shouldDirty: true });
  return (
    <RecordForm control={control}>
      <TextInput label="Name" error={control.errorOf('name')} {...form.register('name')} />
      <RadioGroup
        legend="Role"
        options={ROLE_OPTIONS}
        hint="A new role comes with its own rights."
        {...form.register('role', { onChange: ({ target }) => takeRole(target.value as StaffRole) })}
      />
      <AbilityChoices
        field={form.register('abilities')}
        hint={
          isOwner
            ? 'An owner can do everything.'
            : 'Tick more or fewer than the role comes with. All work with orders needs “See orders” too.'
        }
        offered={isOwner ? [] : undefined}
      />
    </RecordForm>
  );
}

function toRecord({ name, role, abilities, version }: Person) {
  return { values: { name, role, abilities }, version };
}
