import { useState } from 'react';
import { Link } from 'react-router';
import { CLEARED_WORDS } from '#domain/sign-in/identity-proof.ts';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/verify-email.route.ts';
import { useEmailLink } from './use-email-link.ts';
import { VerifyByPassword } from '#web/sign-in/verify-by-password.tsx';
import * as words from './words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.confirmEmailTitle, matches);
}

/** `taken`: another account has the address; `gone`: the link does not work any more. */
type State = 'asked' | 'done' | 'cleared' | 'taken' | 'gone';

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
      const { status, code, message } = toApiError(error);
      setProblem(message);
      if (code === 'email.taken') setState('taken');
      else if (status === 404) setState('gone');
    }
    setBusy(false);
  };
  if (state === 'done' || state === 'cleared') return <Confirmed isCleared={state === 'cleared'} />;
  if (state === 'taken') return <Gone>{problem}</Gone>;
  if (state === 'gone' || isGone) return <Gone>{words.emailLinkInvalid}</Gone>;
  if (link?.confirm_by === 'password')
    return (
      <VerifyByPassword {...{ link, isBusy, problem }} onConfirm={(password) => void confirm(password)} />
    );
  if (link?.confirm_by === 'login')
    return (
      <EmptyState
        level={1}
        picture="envelope"
        title={words.logInFirst}
        actions={
          <Link to={paths.mobileLogin(paths.verifyEmail(token))} className={buttonClasses()}>
            {words.mobileLogin}
          </Link>
        }
      >
        {words.logInFirstText(link.email, link.mobile)}
      </EmptyState>
    );
  return (
    <EmptyState
      level={1}
      picture="envelope"
      title={words.emailConfirmTitle}
      actions={
        <Button busy={isBusy} disabled={!link} onClick={() => void confirm()}>
          {words.confirmAddress}
        </Button>
      }
    >
      {words.emailConfirmText}
      <p role="alert" className="mt-2 text-base text-alert empty:hidden">
        {problem}
      </p>
    </EmptyState>
  );
}

function Confirmed({ isCleared }: { isCleared: boolean }) {
  const [to, label] = isCleared
    ? [paths.forgotPassword(), words.newPasswordLink]
    : [paths.profile(), words.title];
  return (
    <EmptyState
      level={1}
      picture="envelope"
      title={words.emailConfirmed}
      actions={
        <Link to={to} className={buttonClasses()}>
          {label}
        </Link>
      }
    >
      {isCleared ? words.emailCleared(CLEARED_WORDS) : words.emailConfirmedText}
    </EmptyState>
  );
}

function Gone({ children }: { children: string }) {
  return (
    <EmptyState
      level={1}
      picture="not-found"
      title={words.linkInvalid}
      actions={
        <Link to={paths.profile()} className={buttonClasses()}>
          {words.title}
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
