import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { StaffLogin } from '#domain/staff/staff.ts';
import type { ApiError } from '#contract/api-error.ts';
import { Button } from '#ui/button.tsx';
import { FieldMessage } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { callAdmin } from '#admin/call-admin.ts';
import { ME } from '#admin/query-client.ts';

/** The sign-in, shown in place of any screen: after it the screen that was asked for appears. */
export function SignIn() {
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(StaffLogin),
    defaultValues: { email: '', password: '' },
    mode: 'onTouched',
  });
  const signIn = useMutation({
    mutationFn: (body: StaffLogin) => callAdmin('POST /admin/login', { body }),
    onSuccess: () => client.resetQueries({ queryKey: ME }),
    onError: () => form.setFocus('password'),
  });
  const { errors } = form.formState;
  useEffect(() => {
    document.title = 'Sign in · Admin';
  }, []);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-4 py-8">
      <section className="overflow-hidden rounded-md border border-line bg-card shadow-card">
        <div aria-hidden="true" className="printed-border text-madder" />
        <form
          noValidate
          className="flex flex-col gap-5 p-6 sm:p-8"
          onSubmit={(event) => void form.handleSubmit((values) => signIn.mutate(values))(event)}
        >
          <h1 className="font-display text-2xl font-medium">Sign in to the admin</h1>
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="username"
            required
            error={errors.email?.message}
            {...form.register('email')}
          />
          <TextInput
            label="Password"
            type="password"
            autoComplete="current-password"
            required
            error={errors.password?.message}
            {...form.register('password')}
          />
          <FieldMessage id="sign-in-failure" error={toMessage(signIn.error as ApiError | null)} />
          <Button type="submit" size="lg" wide busy={signIn.isPending}>
            Sign in
          </Button>
        </form>
      </section>
    </main>
  );
}

function toMessage(error: ApiError | null): string | undefined {
  return error?.messageOr('The shop cannot be reached. Check the network and try again.');
}
