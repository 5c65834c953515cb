import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import { useOffered } from '#web/shell/use-offered.ts';
import { callApi } from '#web/api-client.ts';
import { readFields } from '#web/shell/read-fields.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import type { Route } from './+types/forgot-password.route.ts';
import { toFailureWords } from './failure-words.ts';
import { SignInCard } from './sign-in-card.tsx';
import * as words from './words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.forgotTitle, matches);
}

/** Requests a link to set a new password. */
export default function ForgotPasswordPage() {
  const { email } = useOffered();
  const [said, setSaid] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = readFields(event.currentTarget, ['email']);
    setBusy(true);
    setError(undefined);
    try {
      const { message } = await callApi('POST /auth/password/forgot', { body });
      setSaid(message);
    } catch (failure) {
      setError(toFailureWords(failure));
    }
    setBusy(false);
  };
  return (
    <SignInCard
      title={words.forgotTitle}
      foot={
        <Link className="link" to={paths.login()}>
          {words.backToLogin}
        </Link>
      }
    >
      {!email && <p>{NOT_OFFERED.passwordReset}</p>}
      {said && <p role="status">{said}</p>}
      {email && !said && (
        <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
          <p className="text-quiet">{words.forgotText}</p>
          <TextInput
            label={words.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            error={error}
          />
          <Button type="submit" size="lg" wide busy={isBusy}>
            {words.sendLink}
          </Button>
        </form>
      )}
    </SignInCard>
  );
}
