import { useState } from 'react';
import { Link } from 'react-router';
import { CLEARED_WORDS } from '#domain/sign-in/identity-proof.ts';
import type { ApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/verify-email.route.ts';
import { useEmailLink } from './use-email-link.ts';
import { VerifyByPassword } from '#web/sign-in/verify-by-password.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta('Confirm your email address', matches);
}

type State = 'asked' | 'done' | 'cleared' | 'failed';

/** The target of the link in a verification e-mail. Opening the page changes nothing, because mail programs open links automatically. */
export default function VerifyEmailPage({ params: { token } }: Route.ComponentProps) {
  const { link, isGone } = useEmailLink(token);
  const [state, setState] = useState<State>('asked');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const confirm = async (password?: string) => {
    setBusy(true);
    setProblem('');
    try {
      const { cleared } = await callApi('POST /auth/email/verify', {
        body: { token, password },
      });
      setState(cleared ? 'cleared' : 'done');
    } catch (error) {
      const { status, code, message } = error as ApiError;
      setProblem(message);
      if (status === 404 || code === 'email.taken') setState('failed');
    }
    setBusy(false);
  };
  if (state === 'done' || state === 'cleared') return <Confirmed isCleared={state === 'cleared'} />;
  if (state === 'failed' || isGone) return <Gone problem={problem} />;
  if (link?.confirm_by === 'password')
    return (
      <VerifyByPassword {...{ link, isBusy, problem }} onConfirm={(password) => void confirm(password)} />
    );
  if (link?.confirm_by === 'login')
    return (
      <EmptyState
        level={1}
        picture="envelope"
        title="Please log in first"
        actions={
          <Link to={paths.mobileLogin(paths.verifyEmail(token))} className={buttonClasses()}>
            Login with your mobile
          </Link>
        }
      >
        The account that wants to use {link.email} belongs to the number {link.mobile}. Log in with it to
        confirm the address. If that number is not yours, do nothing.
      </EmptyState>
    );
  return (
    <EmptyState
      level={1}
      picture="envelope"
      title="One more press"
      actions={
        <Button busy={isBusy} disabled={!link} onClick={() => void confirm()}>
          Confirm my address
        </Button>
      }
    >
      Then we know that this email address is yours. If you did not ask for it, do nothing.
      <p role="alert" className="mt-2 text-base text-alert empty:hidden">
        {problem}
      </p>
    </EmptyState>
  );
}

function Confirmed({ isCleared }: { isCleared: boolean }) {
  const [to, words] = isCleared
    ? [paths.forgotPassword(), 'Choose a new password']
    : [paths.profile(), 'My Profile'];
  return (
    <EmptyState
      level={1}
      picture="envelope"
      title="Your email address is confirmed"
      actions={
        <Link to={to} className={buttonClasses()}>
          {words}
        </Link>
      }
    >
      {isCleared
        ? `The account is yours alone now. ${CLEARED_WORDS}`
        : 'Thank you! We write to this address from now on. Other devices are logged out.'}
    </EmptyState>
  );
}

function Gone({ problem }: { problem: string }) {
  return (
    <EmptyState
      level={1}
      picture="not-found"
      title="This link is not valid any more"
      actions={
        <Link to={paths.profile()} className={buttonClasses()}>
          My Profile
        </Link>
      }
    >
      {problem.includes('account')
        ? problem
        : 'It was used, a newer one was sent, or a day has gone by. Ask for a new one in your profile.'}
    </EmptyState>
  );
}
