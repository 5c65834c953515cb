import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ApiError } from '#contract/api-error.ts';
import { StaffLogin } from '#contract/staff/staff.ts';
import { Button } from '#ui/form/button.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { callAdmin } from '#admin/call-admin.ts';
import { ME } from '#admin/query-client.ts';
import { useTitle } from '#admin/use-title.ts';
import { SignInCard } from './sign-in-card.tsx';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

/** The sign-in, shown in place of any screen; the requested screen appears after it. */
export function SignIn() {
  const client = useQueryClient();
  // The next person who signs in sees nothing that was loaded for the one before, however that session ended.
  useEffect(() => client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME[0] }), [client]);
  const [needsCode, setNeedsCode] = useState(false);
  const passkey = useMutation<boolean, ApiError>({
    mutationFn: signInWithPasskey,
    onSuccess: (isSignedIn) => (isSignedIn ? client.resetQueries({ queryKey: ME }) : undefined),
  });
  const form = useForm({
    resolver: zodResolver(StaffLogin),
    defaultValues: { email: '', password: '', code: '' },
    mode: 'onTouched',
  });
  const signIn = useMutation({
    onMutate: () => passkey.reset(),
    mutationFn: ({ code, ...body }: StaffLogin) =>
      callAdmin('POST /admin/login', { body: code ? { ...body, code } : body }),
    onSuccess: () => client.resetQueries({ queryKey: ME }),
    onError: ({ code }: ApiError) => {
      const isAboutCode = code.startsWith('second_factor.');
      if (isAboutCode) setNeedsCode(true);
      else form.setFocus('password');
    },
  });
  const { errors } = form.formState;
  useTitle('Sign in');
  return (
    <SignInCard title="Sign in to the admin">
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((values) => signIn.mutate(values))(event)}
      >
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
        {needsCode && (
          <TextInput
            label="Code"
            hint="Six digits from your authenticator app, or a recovery code"
            autoComplete="one-time-code"
            error={errors.code?.message}
            {...form.register('code')}
          />
        )}
        <FieldMessage id="sign-in-failure" error={toMessage(signIn.error ?? passkey.error)} />
        <Button type="submit" size="lg" wide busy={signIn.isPending}>
          Sign in
        </Button>
        {browserSupportsWebAuthn() && (
          <Button
            variant="secondary"
            size="lg"
            wide
            busy={passkey.isPending}
            onClick={() => {
              signIn.reset();
              passkey.mutate();
            }}
          >
            <KeyRound aria-hidden="true" size={20} />
            Sign in with a passkey
          </Button>
        )}
      </form>
    </SignInCard>
  );
}

function toMessage(error: ApiError | null): string | undefined {
  // The first time the shop asks for a code, nothing has gone wrong.
  if (error?.code === 'second_factor.required') return undefined;
  return error?.messageOr('The shop cannot be reached. Check the network and try again.');
}
