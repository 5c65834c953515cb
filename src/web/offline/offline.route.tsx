import { Link } from 'react-router';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/offline.route.ts';
import { type CachedPage, useOffline } from './use-offline.ts';
import * as words from './words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.offlineTitle, matches);
}

/** The service worker shows this page in place of a page that it has not cached. */
export default function OfflinePage() {
  const { isReachable, isWanted, cached, hasCart, retry } = useOffline();
  return (
    <div className="pb-4 measure">
      <EmptyState
        level={1}
        picture="failed"
        title={isReachable ? words.onlineTitle : words.offlineTitle}
        actions={
          isReachable ? (
            <Link to={paths.home()} className={buttonClasses()}>
              {words.goHome}
            </Link>
          ) : (
            <>
              <Button onClick={retry}>{words.retry}</Button>
              {hasCart && (
                <Link to={paths.cart()} className={buttonClasses({ variant: 'secondary' })}>
                  {words.openCart}
                </Link>
              )}
            </>
          )
        }
      >
        {isReachable ? words.online : isWanted ? words.pageWaits : words.offline}
      </EmptyState>
      {!isReachable && cached.length > 0 && <Seen cached={cached} />}
    </div>
  );
}

function Seen({ cached }: { cached: readonly CachedPage[] }) {
  return (
    <section aria-labelledby="seen" className="mx-auto max-w-2xl">
      <h2 id="seen" className="font-display text-xl font-medium">
        {words.viewedTitle}
      </h2>
      <p className="mt-1 text-quiet">{words.viewedText}</p>
      <ul className="mt-4 border-t border-line">
        {cached.map(({ path, title }) => (
          <li key={path} className="border-b border-line">
            <a href={path} className="flex min-h-12 items-center py-2 link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
