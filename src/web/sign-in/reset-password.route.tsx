import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '#contract/api-error.ts';
import { PASSWORD_LEAST } from '#contract/sign-in/credentials.ts';
import { callApi } from '#web/api-client.ts';
import { readFields } from '#web/shell/read-fields.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { endSession } from '#web/store/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import type { Route } from './+types/reset-password.route.ts';
import { SignInCard } from './sign-in-card.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta('Choose a new password', matches);
}

/** The target of the link in the e-mail: sets a new password for the account. */
export default function ResetPasswordPage({ params: { token } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password } = readFields(event.currentTarget, ['password']);
    setBusy(true);
    setError(undefined);
    try {
      const body = { token, password };
      const { message } = await callApi('POST /auth/password/reset', { body });
      endSession();
      await navigate(paths.login(), { replace: true });
      notify(message);
    } catch (failure) {
      setError(toWords(failure as ApiError));
      setBusy(false);
    }
  };
  return (
    <SignInCard
      title="Choose a new password"
      foot={
        <Link className="link" to={paths.forgotPassword()}>
          Ask for a new link
        </Link>
      }
    >
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
        <TextInput
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_LEAST} characters`}
          error={error}
        />
        <p className="text-quiet">You are logged out everywhere and log in with it anew.</p>
        <Button type="submit" size="lg" wide busy={isBusy}>
          Save password
        </Button>
      </form>
    </SignInCard>
  );
}

function toWords({ status, fields, message }: ApiError): string {
  if (status === 404 || fields.token) return 'This link is not valid any more. Please ask for a new one.';
  return fields.password ?? message;
}
