import { useEffect, useState } from 'react';
import { toPath } from '#contract/client.ts';
import { Link, useNavigate } from 'react-router';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { Failure } from '#web/page-states/failure.tsx';
import { NeedsScript } from '#web/page-states/needs-script.tsx';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Route } from './+types/track.route.ts';
import * as words from './words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.trackingTitle, matches);
}

const TIMEOUT_MS = 8_000;

/** Sends the visitor to the courier's page through the server, which knows the courier. */
export default function TrackPage({ params: { orderNumber } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<'unknown' | 'failed'>();
  const address = orderNumber && toPath('GET /track/{orderNumber}', { params: { orderNumber } });
  useEffect(() => {
    if (!address) return void navigate(paths.orders(), { replace: true });
    const leaving = new AbortController();
    const follow = async () => {
      const outcome = await tryOut(address, leaving.signal);
      if (leaving.signal.aborted) return;
      if (outcome === 'found') window.location.replace(address);
      else setTrouble(outcome);
    };
    void follow();
    return () => leaving.abort();
  }, [address, navigate]);
  if (trouble === 'unknown') return <UnknownOrder />;
  if (trouble) return <Failure error={undefined} title={words.trackingFailed} />;
  return (
    <div
      role="status"
      className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-20 text-center text-madder"
    >
      <Spinner label="" size={56} />
      <h1 className="font-display text-2xl font-medium text-ink">{words.redirecting}</h1>
      {!address && <NeedsScript />}
      {address && (
        <a href={address} className="link">
          {words.openTracking}
        </a>
      )}
    </div>
  );
}

/** Checks the address first, because the server's answer to a wrong number or a failure is meant for programs. */
async function tryOut(address: string, leaving: AbortSignal): Promise<'found' | 'unknown' | 'failed'> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(TIMEOUT_MS)]);
  const answer = await fetch(address, { redirect: 'manual', signal }).catch(() => undefined);
  if (answer?.type === 'opaqueredirect' || answer?.ok) return 'found';
  return answer?.status === 404 ? 'unknown' : 'failed';
}

function UnknownOrder() {
  return (
    <EmptyState
      level={1}
      picture="not-found"
      title={words.unknownTitle}
      actions={
        <>
          <Link to={paths.orders()} className={buttonClasses()}>
            {words.title}
          </Link>
          <Link to={paths.contact()} className={buttonClasses({ variant: 'secondary' })}>
            {words.contact}
          </Link>
        </>
      }
    >
      {words.unknownText}
    </EmptyState>
  );
}
