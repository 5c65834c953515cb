import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { STAFF_PASSWORD_LEAST } from '#domain/sign-in/password-least.ts';
import type { ApiError } from '#contract/api-error.ts';
import { ClaimSetup } from '#contract/staff/staff.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { ME } from '#admin/query-client.ts';
import { SignInCard } from '#admin/session/sign-in-card.tsx';
import { useTitle } from '#admin/use-title.ts';
import { Button } from '#ui/form/button.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { TextInput } from '#ui/form/text-input.tsx';

/**
 * The page behind the link that the first start of a shop prints; without a token it redirects to the list of what the shop still needs.
 */
export function Component() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  return token ? <Claim token={token} /> : <Navigate to="/ready" replace />;
}

function Claim({ token }: { token: string }) {
  const form = useForm({
    resolver: zodResolver(ClaimSetup),
    defaultValues: { token, name: '', email: '', password: '' },
    mode: 'onTouched',
  });
  const claim = useClaim();
  const { errors } = form.formState;
  useTitle('Your shop');
  return (
    <SignInCard title="This shop is yours">
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((values) => claim.mutate(values))(event)}
      >
        <p>Tell us who you are. This link works only once.</p>
        <TextInput
          label="Your name"
          autoComplete="name"
          required
          error={errors.name?.message}
          {...form.register('name')}
        />
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
          autoComplete="new-password"
          hint={`At least ${STAFF_PASSWORD_LEAST} characters; a sentence is easy to remember.`}
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <FieldMessage id="claim-failure" error={toMessage(claim.error)} />
        <Button type="submit" size="lg" wide busy={claim.isPending}>
          Begin
        </Button>
      </form>
    </SignInCard>
  );
}

/** Makes the first owner and signs them in. */
function useClaim() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation<unknown, ApiError, ClaimSetup>({
    mutationFn: async (body) => {
      await callAdmin('POST /admin/setup/claim', { body });
      const { email, password } = body;
      await callAdmin('POST /admin/login', { body: { email, password } });
    },
    onSuccess: async () => {
      await client.resetQueries({ queryKey: ME });
      await navigate('/ready', { replace: true });
    },
  });
}

function toMessage(error: ApiError | null): string | undefined {
  if (error?.status === 404)
    return 'This link has been used or has expired. Restart the shop: as long as it has no owner, it prints a new link.';
  return error?.messageOr('The shop cannot be reached. Check the network and try again.');
}
