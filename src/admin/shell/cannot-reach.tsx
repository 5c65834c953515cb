import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#contract/api-error.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Says that something could not be loaded, and offers to try again; of something that does not exist it says that. */
export function CannotReach({
  error,
  retry,
  children,
}: {
  error: unknown;
  retry: () => void;
  children?: ReactNode;
}) {
  if (error instanceof ApiError && error.status === 404) return <Missing what={error.message} />;
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

function Missing({ what }: { what: string }) {
  return (
    <EmptyState
      level={1}
      picture="not-found"
      title={what}
      actions={
        <Link to="/" className={buttonClasses()}>
          Go to start
        </Link>
      }
    >
      Check the address, or look for it in the list.
    </EmptyState>
  );
}
