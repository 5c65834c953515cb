import { keepPageOnFailure } from '#web/catalogue/keep-page-on-failure.ts';
import { ListFailed, ListFailure } from '#web/catalogue/list-failed.tsx';
import { shopContext } from '#web/rendering/shop-context.ts';
import type { Route } from './+types/maker.route.ts';
import { loadEntry } from '#web/rendering/load-entry.ts';
import { EntryPage } from './entry-page.tsx';
import { toEntryMeta } from './entry-meta.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadEntry(context.get(shopContext), 'makers', params.slug, url);
}

export const clientMiddleware = [keepPageOnFailure('makers-and-crafts/maker.route')];

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  return toEntryMeta(loaderData, matches, error);
}

/** The page of a maker with its products. */
export default function MakerPage({ loaderData }: { loaderData?: Route.ComponentProps['loaderData'] }) {
  return loaderData ? <EntryPage {...loaderData} /> : <ListFailed level={1} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} />;
}
