import { type ErrorResponse, Link, isRouteErrorResponse } from 'react-router';
import { Failure } from '#web/page-states/failure.tsx';
import { RetryButton } from '#web/page-states/retry-button.tsx';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import * as words from './words.ts';

/** Replaces a list of products that could not be loaded. */
export function ListFailed({ level }: { level?: 1 | 2 }) {
  return (
    <EmptyState
      picture="failed"
      title={words.failed}
      level={level}
      actions={
        <>
          <RetryButton />
          <Link to={paths.home()} className={buttonClasses({ variant: 'secondary' })}>
            {words.goHome}
          </Link>
        </>
      }
    >
      {words.failedText}
    </EmptyState>
  );
}

/** Shows that the list does not exist, or that it could not be loaded. */
export function ListFailure({ error }: { error: unknown }) {
  return isNoSuchList(error) ? <Failure error={error} /> : <ListFailed level={1} />;
}

/** Returns whether the shop answered that the category or collection does not exist. */
export function isNoSuchList(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status < 500;
}
