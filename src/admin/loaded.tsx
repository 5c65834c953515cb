import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { StaleNotice } from '#admin/list/stale-notice.tsx';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type LoadedProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** Shows the loaded data, with its age if it could not be reloaded, and a placeholder until then. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const retry = () => void query.refetch();
  if (query.data === undefined)
    return query.isError ? (
      <CannotReach error={query.error} retry={retry} />
    ) : (
      <div role="status" className="appear-late">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-32" />
      </div>
    );
  return (
    <div aria-busy={query.isFetching} className={query.isPlaceholderData ? 'opacity-60' : undefined}>
      {query.isError && <StaleNotice asOf={query.dataUpdatedAt} retry={retry} />}
      {children(query.data)}
    </div>
  );
}
