import { MessageSquareText } from 'lucide-react';
import { Link } from 'react-router';
import { toPath } from '#contract/client.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { formatShort } from '#admin/format/format-time.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { formatClock, type ListedTicket, TicketState } from './ticket-words.tsx';

export const ticketsList: ListDefinition<ListedTicket> = {
  name: 'tickets',
  title: 'Tickets',
  growsByItself: true,
  noun: { one: 'ticket', many: 'tickets' },
  idOf: ({ number }) => number,
  nameOf: ({ number }) => number,
  hrefOf: ({ number }) => `/tickets/${number}`,
  searchHint: 'Number, name, e-mail, phone, subject',
  tabs: {
    id: 'state',
    label: 'Tickets by state',
    choices: [
      { value: 'open', label: 'Open' },
      { value: 'overdue', label: 'Overdue' },
      { value: 'closed', label: 'Closed' },
    ],
  },
  filters: [
    {
      id: 'complaint',
      label: 'Complaint',
      kind: 'choice',
      isSingle: true,
      choices: [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ],
    },
  ],
  sorts: [
    { value: 'due', label: 'Due first' },
    { value: 'newest', label: 'Newest first' },
  ],
  columns: [
    { id: 'number', label: 'Number', cell: ({ number }) => number },
    { id: 'name', label: 'From', cell: ({ name }) => name },
    { id: 'subject', label: 'Subject', cell: ({ subject }) => subject },
    { id: 'complaint', label: 'Complaint', cell: ({ complaint }) => (complaint ? 'Yes' : '') },
    { id: 'clock', label: 'Due', cell: (ticket) => <Clock ticket={ticket} /> },
    { id: 'state', label: 'State', cell: (ticket) => <TicketState ticket={ticket} /> },
    { id: 'time', label: 'Received', cell: ({ created_at }) => formatShort(created_at) },
    { id: 'email', label: 'E-mail', cell: ({ email }) => email, isExtra: true },
  ],
  card: (ticket) => (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap gap-x-3">
        <span className="min-w-0 truncate font-medium text-indigo">{ticket.subject}</span>
        <span className="ml-auto text-sm text-quiet figures">{formatShort(ticket.created_at)}</span>
      </span>
      <span className="truncate text-sm text-quiet">
        {ticket.name}, <span className="figures">{ticket.number}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 text-sm">
        <TicketState ticket={ticket} />
        {ticket.complaint && 'Complaint'}
        <span className="ml-auto">
          <Clock ticket={ticket} />
        </span>
      </span>
    </span>
  ),
  load: async (query, options) => {
    const { tickets, total } = await callAdmin('GET /admin/tickets', {
      query: withState(query),
      ...options,
    });
    return { rows: tickets, total };
  },
  csv: (query) => toPath('GET /admin/tickets', { query: withState(query) }),
  empty: { title: 'No tickets yet', text: 'Messages from the contact page appear here.' },
  tools: (
    <Link to="/tickets/replies" className={buttonClasses({ variant: 'secondary' })}>
      <MessageSquareText aria-hidden="true" size={18} />
      Saved replies
    </Link>
  ),
};

/** Returns the query with the state of all tickets if it names none, for which the API has open ones alone. */
function withState(query: URLSearchParams): URLSearchParams {
  const complete = new URLSearchParams(query);
  if (!complete.has('state')) complete.set('state', 'all');
  return complete;
}

function Clock({ ticket }: { ticket: ListedTicket }) {
  return <span className={ticket.overdue ? 'text-alert' : undefined}>{formatClock(ticket)}</span>;
}
