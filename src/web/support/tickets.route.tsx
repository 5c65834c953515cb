import { Link, useLocation, useSearchParams } from 'react-router';
import { countPages, TICKETS_PER_PAGE } from '#domain/paging.ts';
import { readTicketNumber } from '#domain/support/ticket-number.ts';
import type { OwnTicketsAnswer } from '#contract/support/ticket.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { RouterLink } from '#web/shell/router-link.tsx';
import { paths } from '#web/paths.ts';
import { useIsLoggedIn, useSession } from '#web/state/session-store.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/navigation/pagination.tsx';
import type { Route } from './+types/tickets.route.ts';
import { AccountFailure, AccountPage, AccountLoading, CardsLoading } from '#web/account/account-page.tsx';
import { TicketCard } from './ticket-card.tsx';
import { TicketLookup } from './ticket-lookup.tsx';
import { useAnswer } from '#web/state/use-answer.ts';
import * as words from './words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.ticketsTitle, matches);
}

/**
 * Lists the tickets of a logged-in customer; any visitor can look up a ticket by its number, which a link in the shop's messages fills in.
 */
export default function TicketsPage() {
  const isLoaded = useSession((session) => session.isLoaded);
  const isLoggedIn = useIsLoggedIn();
  const [search] = useSearchParams();
  const number = readTicketNumber(search.get('number') ?? '') ?? '';
  if (!isLoaded) return <AccountLoading title={words.ticketsTitle} />;
  return isLoggedIn ? <OwnTickets number={number} /> : <GuestTickets number={number} />;
}

function GuestTickets({ number }: { number: string }) {
  const { pathname, search } = useLocation();
  return (
    <AccountPage title={words.ticketsTitle}>
      <TicketLookup number={number} className="rounded-md border border-line bg-card p-4 shadow-card sm:p-5">
        <header>
          <h2 className="font-display text-xl font-medium">{words.trackTitle}</h2>
          <p className="mt-1 text-quiet">{words.trackText}</p>
        </header>
      </TicketLookup>
      <p className="mt-6">
        {words.guestTickets}{' '}
        <Link to={paths.login(pathname + search)} className="link">
          {words.logInToSee}
        </Link>
      </p>
    </AccountPage>
  );
}

/** Lists the customer's tickets with the shop's answers, newest first; the page is in the URL. */
function OwnTickets({ number }: { number: string }) {
  const [search] = useSearchParams();
  const wanted = Number(search.get('page'));
  const page = Number.isInteger(wanted) && wanted > 0 ? wanted : 1;
  const { answer, error, again } = useAnswer('GET /tickets', {
    query: { page, limit: TICKETS_PER_PAGE },
  });
  return (
    <AccountPage
      title={words.ticketsTitle}
      action={answer && answer.total > 0 && <WriteToUs variant="secondary" />}
    >
      {error ? (
        <AccountFailure message={error.message} again={() => void again()} />
      ) : answer ? (
        <>
          <TicketList {...answer} page={page} />
          <OtherTicket number={answer.tickets.some((own) => own.number === number) ? '' : number} />
        </>
      ) : (
        <CardsLoading className="h-44" />
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

/** Looks up a ticket that the customer wrote before they had an account, or from another e-mail address. */
function OtherTicket({ number }: { number: string }) {
  return (
    <Disclosure title={words.trackOther} defaultOpen={number !== ''} className="mt-8 border-t">
      <TicketLookup number={number} />
    </Disclosure>
  );
}

function NoTickets() {
  return (
    <EmptyState picture="envelope" title={words.emptyTitle} actions={<WriteToUs />}>
      {words.emptyText}
    </EmptyState>
  );
}

function WriteToUs({ variant }: { variant?: 'secondary' }) {
  return (
    <Link to={paths.contact()} className={buttonClasses(variant && { variant })}>
      {words.contactUs}
    </Link>
  );
}
