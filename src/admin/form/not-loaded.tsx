import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#ui/form/button.tsx';

type NotLoadedProps = {
  /** The name of the missing part in the sentence: `categories`. */
  what: string;
  query: Pick<UseQueryResult, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>;
};

/** Says that a part of a form could not be loaded, with a button to try again; renders nothing unless loading failed. */
export function NotLoaded({ what, query }: NotLoadedProps) {
  if (query.data !== undefined || query.errorUpdateCount === 0) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-2 text-sm text-alert">
      The {what} could not be loaded.
      <Button variant="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
        Try again
      </Button>
    </div>
  );
}
