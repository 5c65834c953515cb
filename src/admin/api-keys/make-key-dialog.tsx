import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import { CreateApiKey } from '#contract/staff/api-key.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { CopyButton } from '#admin/copy-button.tsx';
import { AbilityChoices } from '#admin/people/ability-choices.tsx';
import { useMe } from '#admin/session/use-me.ts';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { ShownOnceDialog } from '#admin/form/shown-once-dialog.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { API_KEYS } from './use-api-keys.ts';

/** Asks for the name of a program and what it may do, and then shows its key once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { abilities } = useMe();
  const form = useForm({
    resolver: zodResolver(CreateApiKey),
    defaultValues: { name: '', abilities: [] },
    mode: 'onTouched',
  });
  const make = useMutation<Answer<'POST /admin/api-keys'>, ApiError, CreateApiKey>({
    mutationFn: (body) => callAdmin('POST /admin/api-keys', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: API_KEYS }),
  });
  const { errors } = form.formState;
  if (make.data) return <MadeKeyDialog token={make.data.token} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title="New API key"
      footer={
        <DialogButtons onCancel={onClose} type="submit" form="key-form" busy={make.isPending}>
          Make key
        </DialogButtons>
      }
    >
      <form
        id="key-form"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((values) => make.mutate(values))(event)}
      >
        <TextInput
          label="Name"
          hint="What the key is for, such as Accounting."
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <AbilityChoices
          field={form.register('abilities')}
          offered={abilities}
          error={errors.abilities?.message}
        />
        <FieldMessage
          id="key-failure"
          error={make.error?.messageOr('No key was made. Check the network and try again.')}
        />
      </form>
    </Dialog>
  );
}

function MadeKeyDialog({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <ShownOnceDialog
      title="Your key is ready"
      warning="Have you copied the key? You cannot see it again once this window closes."
      button="I have saved it"
      onClose={onClose}
    >
      <p>
        Copy the key into the program now. It is not shown again. The program sends it with each request, as
        <code className="block">Authorization: Bearer …</code>
      </p>
      <TextInput label="API key" readOnly value={token} onFocus={({ target }) => target.select()} />
      <CopyButton
        label="Copy key"
        text={token}
        done="Key copied"
        failed="Not copied. Select the key and copy it by hand."
      />
    </ShownOnceDialog>
  );
}
