import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '#contract/api-error.ts';
import { PASSWORD_LEAST } from '#domain/sign-in/password-least.ts';
import { callApi } from '#web/api-client.ts';
import { readFields } from '#web/shell/read-fields.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { endSession } from '#web/state/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import type { Route } from './+types/reset-password.route.ts';
import { toFailureWords } from './failure-words.ts';
import { SignInCard } from './sign-in-card.tsx';
import * as words from './words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.resetTitle, matches);
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
      setError(toMessage(failure));
      setBusy(false);
    }
  };
  return (
    <SignInCard
      title={words.resetTitle}
      foot={
        <Link className="link" to={paths.forgotPassword()}>
          {words.newLink}
        </Link>
      }
    >
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
        <TextInput
          label={words.newPassword}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={words.passwordHint(PASSWORD_LEAST)}
          error={error}
        />
        <p className="text-quiet">{words.resetText}</p>
        <Button type="submit" size="lg" wide busy={isBusy}>
          {words.savePassword}
        </Button>
      </form>
    </SignInCard>
  );
}

function toMessage(failure: unknown): string {
  const isDead = failure instanceof ApiError && (failure.status === 404 || failure.fields.token);
  return isDead ? words.linkInvalid : toFailureWords(failure);
}
