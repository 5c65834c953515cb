import type { ReactNode } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Component as NotFound } from './not-found.route.tsx';

/** Says that something could not be loaded, with a button to try again; if it does not exist, shows that instead. */
export function CannotReach({
  error,
  retry,
  children,
}: {
  error: unknown;
  retry: () => void;
  children?: ReactNode;
}) {
  if (isGone(error)) return <NotFound title={error.message} />;
  const isOffline = error instanceof ApiError && error.kind !== 'answer';
  return (
    <EmptyState
      level={1}
      picture="failed"
      title={isOffline ? 'No answer from the shop' : 'This could not be shown'}
      actions={
        <>
          <Button onClick={retry}>Retry</Button>
          {children}
        </>
      }
    >
      {error instanceof ApiError
        ? error.messageOr('Nothing is lost. Wait a moment and try again.')
        : 'Nothing is lost. Load the screen again.'}
    </EmptyState>
  );
}

/** Returns whether a record could not be loaded because it does not exist, or no longer. */
export function isGone(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 404;
}
