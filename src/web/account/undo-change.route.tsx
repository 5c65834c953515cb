import { useState } from 'react';
import { Link } from 'react-router';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { endSession } from '#web/state/session-store.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/undo-change.route.ts';
import * as words from './words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.undoTitle, matches);
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
      const { status, message } = toApiError(error);
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
        title={words.linkInvalid}
        actions={
          <Link to={paths.contact()} className={buttonClasses()}>
            {words.contact}
          </Link>
        }
      >
        {words.undoInvalid}
      </EmptyState>
    );
  if (state !== 'asked')
    return (
      <EmptyState
        level={1}
        picture="envelope"
        title={words.undone}
        actions={
          state === 'done' ? (
            <Link to={paths.login()} className={buttonClasses()}>
              {words.login}
            </Link>
          ) : (
            <Link to={paths.forgotPassword()} className={buttonClasses()}>
              {words.newPasswordLink}
            </Link>
          )
        }
      >
        <p>{words.undoneText}</p>
        {state === 'done-without-password' && <p>{words.undonePassword}</p>}
      </EmptyState>
    );
  return (
    <EmptyState
      level={1}
      picture="envelope"
      title={words.undoQuestion}
      actions={
        <Button busy={isBusy} onClick={() => void undo()}>
          {words.undo}
        </Button>
      }
    >
      {words.undoText}
      <p role="alert" className="mt-2 text-base text-alert empty:hidden">
        {problem}
      </p>
    </EmptyState>
  );
}
