import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { SignInCard } from './sign-in-card.tsx';
import type { EmailLink } from '#web/account/use-email-link.ts';
import * as words from './words.ts';

type VerifyByPasswordProps = {
  link: EmailLink;
  isBusy: boolean;
  problem: string;
  /** Without a password the server clears the account: number, names, addresses and password. */
  onConfirm: (password?: string) => void;
};

/** Confirms an e-mail address in a browser that is not logged in: the password proves that the visitor also owns the account. */
export function VerifyByPassword({ link, isBusy, problem, onConfirm }: VerifyByPasswordProps) {
  const [isUnknown, setUnknown] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm(String(new FormData(event.currentTarget).get('password')));
  };
  if (isUnknown)
    return (
      <SignInCard title={words.clearTitle}>
        <p>{words.clearText}</p>
        <p role="alert" className="text-alert empty:hidden">
          {problem}
        </p>
        <Button size="lg" wide busy={isBusy} onClick={() => onConfirm()}>
          {words.confirmWithoutPassword}
        </Button>
        <Button variant="secondary" wide onClick={() => setUnknown(false)}>
          {words.knowPassword}
        </Button>
      </SignInCard>
    );
  return (
    <SignInCard title={words.confirmEmailTitle}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="wrap-anywhere text-quiet">{words.confirmEmailText(link.email)}</p>
        <TextInput
          label={words.yourPassword}
          name="password"
          type="password"
          autoComplete="current-password"
          error={problem || undefined}
        />
        <Button type="submit" size="lg" wide busy={isBusy}>
          {words.confirmAddress}
        </Button>
      </form>
      {link.can_clear ? (
        <Button variant="quiet" onClick={() => setUnknown(true)}>
          {words.unknownPassword}
        </Button>
      ) : (
        <Link className="link text-center" to={paths.forgotPassword()}>
          {words.forgotPassword}
        </Link>
      )}
    </SignInCard>
  );
}
