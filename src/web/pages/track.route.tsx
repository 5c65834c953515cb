import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Route } from './+types/track.route.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Order tracking · Haat' },
  { name: 'robots', content: 'noindex' },
];

/** Hands the visitor over to the courier's page, by way of the server that knows which it is. */
export default function TrackPage({ params: { orderNumber } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [isUnknown, setUnknown] = useState(false);
  const address = orderNumber && `/api/v1/track/${encodeURIComponent(orderNumber)}`;
  useEffect(() => {
    if (!address) return void navigate(paths.orders(), { replace: true });
    const leaving = new AbortController();
    const follow = async () => {
      const isThere = await leadsSomewhere(address, leaving.signal);
      if (leaving.signal.aborted) return;
      if (isThere) window.location.replace(address);
      else setUnknown(true);
    };
    void follow();
    return () => leaving.abort();
  }, [address, navigate]);
  if (isUnknown) return <UnknownOrder />;
  return (
    <div
      role="status"
      className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-20 text-center text-madder"
    >
      <Spinner label="" size={56} />
      <h1 className="font-display text-2xl font-medium text-ink">Redirecting to your order tracking...</h1>
      {address && (
        <a href={address} className="link">
          Open it now
        </a>
      )}
    </div>
  );
}

/** Asked first, because what the server says to a wrong number is for programs. Where it cannot be asked, the browser says so itself. */
async function leadsSomewhere(address: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(address, { redirect: 'manual', signal }).catch(() => undefined);
  return answer === undefined || answer.type === 'opaqueredirect' || answer.ok;
}

function UnknownOrder() {
  return (
    <EmptyState
      level={1}
      picture="not-found"
      title="Order Not Found"
      actions={
        <>
          <Link to={paths.orders()} className={buttonClasses()}>
            My Orders
          </Link>
          <Link to={paths.contact()} className={buttonClasses({ variant: 'secondary' })}>
            Contact us
          </Link>
        </>
      }
    >
      There is no order with this number. Please check it against your confirmation.
    </EmptyState>
  );
}
