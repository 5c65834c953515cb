import { isRouteErrorResponse, Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/**
 * What stands in the place of a page that is not there or did not work. A loader may say it in its own words:
 * `throw data('Product not found', { status: 404 })`. What failed otherwise is said in `title`.
 */
export function Failure({ error, title = 'Something went wrong' }: { error: unknown; title?: string }) {
  const answer = isRouteErrorResponse(error) ? error : undefined;
  const words = typeof answer?.data === 'string' && answer.data ? answer.data : undefined;
  if (answer?.status === 404) {
    return (
      <EmptyState level={1} picture="not-found" title={words ?? 'Page not found'} actions={<WaysOn />}>
        <title>{`${words ?? 'Page not found'} · Haat`}</title>
        This stall has moved or closed. The rest of the market is open.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      picture="failed"
      title={title}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Try Again</Button>
          <HomeLink />
        </>
      }
    >
      <title>{`${title} · Haat`}</title>
      The page could not be shown. Nothing in your cart is lost.
    </EmptyState>
  );
}

function WaysOn() {
  return (
    <>
      <Link to={paths.products()} className={buttonClasses()}>
        Browse Products
      </Link>
      <HomeLink />
    </>
  );
}

function HomeLink() {
  return (
    <Link to={paths.home()} className={buttonClasses({ variant: 'secondary' })}>
      Go Home
    </Link>
  );
}
