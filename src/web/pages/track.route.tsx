import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Route } from './+types/track.route.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Order tracking · Haat' },
  { name: 'robots', content: 'noindex' },
];

/** Hands the visitor over to the courier's page, by way of the server that knows which it is. */
export default function TrackPage({ params }: Route.ComponentProps) {
  const { orderNumber } = params;
  const navigate = useNavigate();
  const address = orderNumber && `/api/v1/track/${encodeURIComponent(orderNumber)}`;
  useEffect(() => {
    if (address) window.location.replace(address);
    else void navigate(paths.orders(), { replace: true });
  }, [address, navigate]);
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
