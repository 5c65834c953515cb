import { Link } from 'react-router';
import { RetryButton } from '#web/page-states/retry-button.tsx';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Replaces a list of products that could not be loaded. */
export function ListFailed({ level }: { level?: 1 | 2 }) {
  return (
    <EmptyState
      picture="failed"
      title="Failed to fetch products"
      level={level}
      actions={
        <>
          <RetryButton />
          <Link to={paths.home()} className={buttonClasses({ variant: 'secondary' })}>
            Go Home
          </Link>
        </>
      }
    >
      The shop did not answer. Nothing in your cart is lost.
    </EmptyState>
  );
}
