import { Link, useSearchParams } from 'react-router';
import { countPages, TICKETS_PER_PAGE } from '#domain/paging.ts';
import type { OwnTicketsAnswer } from '#domain/ticket.ts';
import { toQuietMeta } from '#web/parts/page-meta.ts';
import { RouterLink } from '#web/parts/router-link.tsx';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Route } from './+types/tickets.route.ts';
import { AccountFailure, AccountPage, AccountWaiting, CardsWaiting } from './account-page.tsx';
import { TicketCard } from './ticket-card.tsx';
import { useAnswer } from './use-answer.ts';
import { useLogin } from './use-login.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta('My Tickets', matches);
}

/** What one wrote to the shop, newest first, and what it answered; the page is in the address. */
export default function TicketsPage() {
  const isReady = useLogin();
  const [search] = useSearchParams();
  const asked = Number(search.get('page'));
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const { answer, error, again } = useAnswer<OwnTicketsAnswer>(isReady ? '/tickets' : undefined, {
    page,
    limit: TICKETS_PER_PAGE,
  });
  if (!isReady) return <AccountWaiting title="My Tickets" />;
  return (
    <AccountPage title="My Tickets" action={answer && answer.total > 0 && <WriteToUs variant="secondary" />}>
      {error ? (
        <AccountFailure action={<Button onClick={() => void again()}>Try Again</Button>}>
          {error.message}
        </AccountFailure>
      ) : answer ? (
        <TicketList {...answer} page={page} />
      ) : (
        <CardsWaiting className="h-44" />
      )}
    </AccountPage>
  );
}

function TicketList({ tickets, total, page }: OwnTicketsAnswer & { page: number }) {
  if (total === 0) return <NoTickets />;
  return (
    <div className="flex flex-col gap-5">
      {tickets.map((ticket) => (
        <TicketCard key={ticket.number} ticket={ticket} />
      ))}
      <Pagination
        page={page}
        pages={countPages(total, TICKETS_PER_PAGE)}
        hrefOf={(to) => `?${new URLSearchParams(to > 1 ? { page: String(to) } : {})}`}
        linkAs={RouterLink}
      />
    </div>
  );
}

function NoTickets() {
  return (
    <EmptyState picture="letter" title="No tickets yet" actions={<WriteToUs />}>
      What you write to us while you are logged in is kept here, with our answers.
    </EmptyState>
  );
}

function WriteToUs({ variant }: { variant?: 'secondary' }) {
  return (
    <Link to={paths.contact()} className={buttonClasses(variant && { variant })}>
      Write to us
    </Link>
  );
}
