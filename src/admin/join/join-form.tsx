import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { STAFF_PASSWORD_LEAST } from '#domain/sign-in/password-least.ts';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import { AcceptStaffLink } from '#contract/staff/staff.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { ME } from '#admin/query-client.ts';
import { SignInCard } from '#admin/session/sign-in-card.tsx';
import { Button } from '#ui/form/button.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { OtherAccess } from './other-access.tsx';

type Linked = Answer<'POST /admin/staff/link'>;
type Accepted = Answer<'POST /admin/staff/accept'>;
const Password = AcceptStaffLink.pick({ password: true });

/** Asks for the new password, saves it, signs the person in, and shows which other ways of signing in have ended or still work. */
export function JoinForm({ token, person }: { token: string; person: Linked }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(Password), defaultValues: { password: '' } });
  const enter = async () => {
    await client.resetQueries({ queryKey: ME });
    await navigate('/', { replace: true });
  };
  const join = useMutation<Accepted, ApiError, string>({
    mutationFn: async (password) => {
      const accepted = await callAdmin('POST /admin/staff/accept', { body: { token, password } });
      // If the sign-in needs more than the password, its own screen follows.
      await callAdmin('POST /admin/login', { body: { email: person.email, password } }).catch(() => {});
      return accepted;
    },
    onSuccess: (accepted) => (hasOtherAccess(accepted) ? undefined : enter()),
    onError: ({ fields }) => {
      if (fields.password) form.setError('password', { message: fields.password }, { shouldFocus: true });
    },
  });
  const { errors } = form.formState;
  if (join.data && hasOtherAccess(join.data)) return <OtherAccess accepted={join.data} onContinue={enter} />;
  return (
    <SignInCard title={person.purpose === 'invitation' ? `Welcome, ${person.name}` : 'Choose a new password'}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit(({ password }) => join.mutate(password))(event)}
      >
        <TextInput label="E-mail" type="email" autoComplete="username" readOnly value={person.email} />
        <TextInput
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${STAFF_PASSWORD_LEAST} characters.`}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <FieldMessage
          id="join-failure"
          error={join.error?.messageOr('Not saved. Check the network and try again.')}
        />
        <Button type="submit" size="lg" wide busy={join.isPending}>
          Save and sign in
        </Button>
      </form>
    </SignInCard>
  );
}

function hasOtherAccess({ ended_api_keys, passkeys }: Accepted): boolean {
  return ended_api_keys.length + passkeys.length > 0;
}
