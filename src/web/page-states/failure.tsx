import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { toFailureTitle } from '#web/shell/page-meta.ts';
import { WaysOn } from './ways-on.tsx';
import * as words from './words.ts';

/**
 * Replaces a page that does not exist or failed. A loader can supply the text: `throw data('Product not found', { status: 404 })`. `title`
 * is shown for any other failure.
 */
export function Failure({ error, title }: { error: unknown; title?: string }) {
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound title={toFailureTitle(error)} />;
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return (
    <EmptyState
      level={1}
      picture="failed"
      title={isOffline ? words.offlineTitle : (title ?? toFailureTitle(error))}
      actions={
        <>
          {/* A plain link to the page itself works without script. */}
          <a href={pathname + search} className={buttonClasses()}>
            {words.tryAgain}
          </a>
          <HomeLink />
        </>
      }
    >
      {isOffline ? words.offline : words.failed}
    </EmptyState>
  );
}

function NotFound({ title }: { title: string }) {
  return (
    <div className="pb-4 measure">
      <EmptyState
        level={1}
        picture="not-found"
        title={title}
        actions={
          <>
            <Link to={paths.products()} className={buttonClasses()}>
              {words.browse}
            </Link>
            <HomeLink />
          </>
        }
      >
        {words.moved}
      </EmptyState>
      <WaysOn />
    </div>
  );
}

function HomeLink() {
  return (
    <Link to={paths.home()} className={buttonClasses({ variant: 'secondary' })}>
      {words.goHome}
    </Link>
  );
}
