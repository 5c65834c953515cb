import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { SignInCard } from './sign-in-card.tsx';
import type { EmailLink } from '#web/account/use-email-link.ts';

type VerifyByPasswordProps = {
  link: EmailLink;
  isBusy: boolean;
  problem: string;
  /** Without a password the server clears the account: number, names, addresses and password. */
  onConfirm: (password?: string) => void;
};

/** Confirms an e-mail address in a browser that is not logged in: the password proves that the account is theirs, too. */
export function VerifyByPassword({ link, isBusy, problem, onConfirm }: VerifyByPasswordProps) {
  const [isUnknown, setUnknown] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm(String(new FormData(event.currentTarget).get('password')));
  };
  if (isUnknown)
    return (
      <SignInCard title="Make the account yours">
        <p>
          Then nobody else gets in any more. We remove its mobile number, names, addresses and password, and
          log out every device. Orders stay. After that you choose a new password.
        </p>
        <p role="alert" className="text-alert empty:hidden">
          {problem}
        </p>
        <Button size="lg" wide busy={isBusy} onClick={() => onConfirm()}>
          Confirm without the password
        </Button>
        <Button variant="secondary" wide onClick={() => setUnknown(false)}>
          I know the password
        </Button>
      </SignInCard>
    );
  return (
    <SignInCard title="Confirm your email address">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-quiet">
          Please enter the password of your account with <span className="break-all">{link.email}</span>. If
          you did not open one, it was somebody else.
        </p>
        <TextInput
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={problem || undefined}
        />
        <Button type="submit" size="lg" wide busy={isBusy}>
          Confirm my address
        </Button>
      </form>
      {link.can_clear ? (
        <Button variant="quiet" onClick={() => setUnknown(true)}>
          I do not know the password
        </Button>
      ) : (
        <Link className="link text-center" to={paths.forgotPassword()}>
          Forgot password?
        </Link>
      )}
    </SignInCard>
  );
}
