import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callAdmin } from '#admin/call-admin.ts';
import { StaleNotice } from '#admin/list/stale-notice.tsx';
import { ListSkeleton } from '#admin/list/list-skeleton.tsx';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { formatToday } from '#admin/format/format-time.ts';
import { useMay } from '#admin/session/use-me.ts';
import { useTitle } from '#admin/use-title.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { Sales } from './sales.tsx';
import { TaskLines } from './task-lines.tsx';
import { tasks, watched } from './tasks.ts';

export function Component() {
  const may = useMay();
  const today = useQuery({
    queryKey: ['today'],
    queryFn: ({ signal }) => callAdmin('GET /admin/today', { signal }),
    placeholderData: keepPreviousData,
  });
  const retry = () => void today.refetch();
  useTitle('Today');
  return (
    <div className="flex flex-col gap-4 px-4 py-4 md:px-6">
      <div>
        <h1 className="font-display text-xl font-medium">Today</h1>
        <p className="text-quiet">{formatToday()}</p>
      </div>
      {may('edit_settings') && <ClosedNotice />}
      {today.data && today.isError && <StaleNotice asOf={today.dataUpdatedAt} retry={retry} />}
      {today.data ? (
        <div className="grid items-start gap-4 grid-cols-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <TaskLines title="Do now" tasks={tasks} counts={today.data} rest="Nothing is waiting for you." />
          <TaskLines title="Watch" tasks={watched} counts={today.data} rest="Nothing needs watching." />
          {today.data.sales && <Sales sales={today.data.sales} />}
        </div>
      ) : today.isError ? (
        <CannotReach error={today.error} retry={retry} />
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}
