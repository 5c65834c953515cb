import { isRouteErrorResponse } from 'react-router';
import { nullOnFailure } from '#web/catalogue/null-on-failure.ts';
import { ListFailed } from '#web/catalogue/list-failed.tsx';
import { Failure } from '#web/page-states/failure.tsx';
import { shopContext } from '#web/rendering/shop-context.ts';
import type { Route } from './+types/maker.route.ts';
import { loadEntry } from '#web/rendering/load-entry.ts';
import { EntryPage } from './entry-page.tsx';
import { toEntryMeta } from './entry-meta.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadEntry(context.get(shopContext), 'makers', params.slug, url);
}

export const clientMiddleware = [nullOnFailure('makers-and-crafts/maker.route')];

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  return toEntryMeta(loaderData, matches, error);
}

/** A maker: who or what it is, where, and its products. */
export default function MakerPage({ loaderData }: { loaderData?: Route.ComponentProps['loaderData'] }) {
  return loaderData ? <EntryPage {...loaderData} /> : <ListFailed level={1} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status < 500 ? (
    <Failure error={error} />
  ) : (
    <ListFailed level={1} />
  );
}
