import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import { InviteStaff } from '#contract/staff/staff.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ROLE_OPTIONS } from './person-words.tsx';

/** Asks for name, e-mail and role of a new person, and then shows the link to pass on. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(InviteStaff),
    defaultValues: { name: '', email: '', role: 'packer' as const },
    mode: 'onTouched',
  });
  const invite = useMutation<Answer<'POST /admin/staff'>, ApiError, InviteStaff>({
    mutationFn: (body) => callAdmin('POST /admin/staff', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['list', 'staff'] }),
    onError: ({ fields }) => {
      for (const [field, message] of Object.entries(fields))
        form.setError(field as 'email', { message }, { shouldFocus: true });
    },
  });
  const { errors } = form.formState;
  if (invite.data)
    return <LinkDialog title={`${invite.data.staff.name} is invited`} made={invite.data} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Invite a person"
      size="sm"
      footer={
        <DialogButtons onCancel={onClose} type="submit" form="invite-form" busy={invite.isPending}>
          Invite
        </DialogButtons>
      }
    >
      <form
        id="invite-form"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((values) => invite.mutate(values))(event)}
      >
        <TextInput label="Name" autoComplete="off" error={errors.name?.message} {...form.register('name')} />
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="off"
          hint="They sign in with it."
          error={errors.email?.message}
          {...form.register('email')}
        />
        <RadioGroup legend="Role" options={ROLE_OPTIONS} {...form.register('role')} />
        <FieldMessage
          id="invite-failure"
          error={invite.error?.messageOr('Nobody was invited. Check the network and try again.')}
        />
      </form>
    </Dialog>
  );
}
