import { useParams } from 'react-router';
import { StaleNotice } from '#admin/list/stale-notice.tsx';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { TicketPage } from './ticket-page.tsx';
import { useTicket } from './use-ticket.ts';

export function Component() {
  const { number = '' } = useParams();
  const ticket = useTicket(number);
  useTitle(number);
  const retry = () => void ticket.refetch();
  if (ticket.data)
    return (
      <div className="px-4 py-4 md:px-6">
        {ticket.isError && <StaleNotice asOf={ticket.dataUpdatedAt} retry={retry} />}
        <TicketPage key={number} ticket={ticket.data} />
      </div>
    );
  if (ticket.isError) return <CannotReach error={ticket.error} retry={retry} />;
  return <ScreenSkeleton />;
}
