import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { STAFF_PASSWORD_LEAST } from '#domain/sign-in/password-least.ts';
import type { ApiError } from '#contract/api-error.ts';
import { ChangeStaffPassword } from '#contract/staff/staff.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useMe } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';
import { Button } from '#ui/form/button.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { notify } from '#ui/overlay/toasts.ts';

/** Replaces the password of the person; their other sessions end. */
export function PasswordPart() {
  const client = useQueryClient();
  const { staff } = useMe();
  const form = useForm({
    resolver: zodResolver(ChangeStaffPassword),
    defaultValues: { current_password: '', password: '' },
  });
  const change = useMutation<unknown, ApiError, ChangeStaffPassword>({
    mutationFn: (body) => callAdmin('PUT /admin/me/password', { body }),
    onSuccess: () => {
      form.reset();
      notify('Password changed. You are signed out everywhere else.');
      void client.invalidateQueries({ queryKey: ['own sessions'] });
    },
    onError: ({ fields }) => {
      for (const [field, message] of Object.entries(fields))
        form.setError(field as 'password', { message }, { shouldFocus: true });
    },
  });
  const { errors } = form.formState;
  const hasFieldError = Object.keys(errors).length > 0;
  return (
    <Part title="Password">
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((values) => change.mutate(values))(event)}
      >
        <input type="hidden" autoComplete="username" value={staff.email} readOnly />
        <TextInput
          label="Current password"
          type="password"
          autoComplete="current-password"
          error={errors.current_password?.message}
          {...form.register('current_password')}
        />
        <TextInput
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${STAFF_PASSWORD_LEAST} characters.`}
          error={errors.password?.message}
          {...form.register('password')}
        />
        {!hasFieldError && (
          <FieldMessage
            id="change-password-failure"
            error={change.error?.messageOr('Not changed. Check the network and try again.')}
          />
        )}
        <div>
          <Button type="submit" variant="secondary" busy={change.isPending}>
            Change password
          </Button>
        </div>
      </form>
    </Part>
  );
}
