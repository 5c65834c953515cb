import { useState } from 'react';
import { Link } from 'react-router';
import type { ApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { endSession } from '#web/store/session-store.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/undo-change.route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta('Undo a change to your account', matches);
}

/** The target of the undo link in a message about a change. Opening the page changes nothing. */
export default function UndoChangePage({ params: { token } }: Route.ComponentProps) {
  const [state, setState] = useState<'asked' | 'done' | 'done-without-password' | 'failed'>('asked');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    setProblem('');
    try {
      const answer = await callApi('POST /auth/contact/undo', {
        body: { token },
      });
      endSession();
      setState(answer.has_password ? 'done-without-password' : 'done');
    } catch (error) {
      const { status, message } = error as ApiError;
      if (status === 404 || status === 422) setState('failed');
      else setProblem(message);
    }
    setBusy(false);
  };
  if (state === 'failed')
    return (
      <EmptyState
        level={1}
        picture="not-found"
        title="This link is not valid any more"
        actions={
          <Link to={paths.contact()} className={buttonClasses()}>
            Contact us
          </Link>
        }
      >
        It was used, or 24 hours have gone by. If your account is not as it should be, write to us.
      </EmptyState>
    );
  if (state !== 'asked')
    return (
      <EmptyState
        level={1}
        picture="envelope"
        title="Your account is yours again"
        actions={
          state === 'done' ? (
            <Link to={paths.login()} className={buttonClasses()}>
              Login
            </Link>
          ) : (
            <Link to={paths.forgotPassword()} className={buttonClasses()}>
              Choose a new password
            </Link>
          )
        }
      >
        Your number and email are as they were before, and every device is logged out.
        {state === 'done-without-password' &&
          ' The old password does not work any more, because somebody else may know it.'}
      </EmptyState>
    );
  return (
    <EmptyState
      level={1}
      picture="envelope"
      title="Was this change not yours?"
      actions={
        <Button busy={isBusy} onClick={() => void undo()}>
          Undo the change
        </Button>
      }
    >
      Press the button to bring back your number and email. Every device is logged out, and a password has to
      be chosen anew. If you made the change yourself, do nothing.
      <p role="alert" className="mt-2 text-base text-alert empty:hidden">
        {problem}
      </p>
    </EmptyState>
  );
}
