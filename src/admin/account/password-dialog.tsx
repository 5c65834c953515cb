import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '#contract/api-error.ts';
import { ConfirmPassword } from '#contract/staff/second-factor.ts';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

type PasswordDialogProps = {
  title: string;
  children: ReactNode;
  /** The label of the button that confirms. */
  button: string;
  isDangerous?: boolean;
  /** Makes the change with the password that was typed. Throws ApiError. */
  run: (password: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the password again before a way of signing in is changed. */
export function PasswordDialog({ title, children, button, isDangerous, run, onClose }: PasswordDialogProps) {
  const form = useForm({ resolver: zodResolver(ConfirmPassword), defaultValues: { password: '' } });
  const change = useMutation<unknown, ApiError, string>({
    mutationFn: run,
    onError: ({ fields: { password: message } }) => {
      if (message) form.setError('password', { message }, { shouldFocus: true });
    },
  });
  const { password } = form.formState.errors;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <DialogButtons
          onCancel={onClose}
          type="submit"
          form="password-form"
          variant={isDangerous ? 'danger' : 'primary'}
          busy={change.isPending}
        >
          {button}
        </DialogButtons>
      }
    >
      <form
        id="password-form"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((values) => change.mutate(values.password))(event)}
      >
        <p>{children}</p>
        <TextInput
          label="Your password"
          type="password"
          autoComplete="current-password"
          error={password?.message}
          {...form.register('password')}
        />
        {!password && (
          <FieldMessage
            id="password-failure"
            error={change.error?.messageOr('Not done. Check the network and try again.')}
          />
        )}
      </form>
    </Dialog>
  );
}
