import { useState } from 'react';
import { Link } from 'react-router';
import { type ApiError, callJson } from '#web/api-client.ts';
import { toQuietMeta } from '#web/parts/page-meta.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/verify-email.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta('Confirm your email address', matches);
}

/** Where the link of a letter leads. Looking at it changes nothing, for mail programs look at links by themselves. */
export default function VerifyEmailPage({ params: { token } }: Route.ComponentProps) {
  const [state, setState] = useState<'asked' | 'done' | 'failed'>('asked');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await callJson('POST', '/auth/email/verify', { body: { token } });
      setState('done');
    } catch (error) {
      const { status, message } = error as ApiError;
      setProblem(message);
      if (status === 404 || status === 409 || status === 422) setState('failed');
    }
    setBusy(false);
  };
  if (state === 'done') {
    return (
      <EmptyState
        level={1}
        picture="letter"
        title="Your email address is confirmed"
        actions={
          <Link to={paths.profile()} className={buttonClasses()}>
            My Profile
          </Link>
        }
      >
        Thank you! We write to this address from now on.
      </EmptyState>
    );
  }
  if (state === 'failed') {
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
  return (
    <EmptyState
      level={1}
      picture="letter"
      title="One more press"
      actions={
        <Button busy={isBusy} onClick={() => void confirm()}>
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
