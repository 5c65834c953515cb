import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { Part } from '#admin/shell/part.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { TicketReply } from './ticket-reply.tsx';
import { TicketThread } from './ticket-thread.tsx';
import { formatClock, type Ticket, TicketState } from './ticket-words.tsx';

/** Everything about one ticket: its messages, the legal deadlines, and the reply. */
export function TicketPage({ ticket }: { ticket: Ticket }) {
  return (
    <>
      <ScreenHead title={ticket.subject}>
        <TicketState ticket={ticket} />
        {ticket.complaint && <p className="text-sm font-medium">Complaint</p>}
        <p className="text-sm text-quiet figures">{ticket.number}</p>
      </ScreenHead>
      <div className="mt-4 grid items-start gap-4 grid-cols-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-4">
          <TicketThread ticket={ticket} />
          {!ticket.closed_at && <TicketReply ticket={ticket} />}
        </div>
        <div className="flex flex-col gap-4 max-lg:order-first">
          <Clocks ticket={ticket} />
          <Writer ticket={ticket} />
        </div>
      </div>
    </>
  );
}

function Clocks({ ticket }: { ticket: Ticket }) {
  const { answer_due_at, settle_due_at, answered_at, closed_at, overdue } = ticket;
  return (
    <Part title="Deadlines">
      {!closed_at && (
        <p className={overdue ? 'font-medium text-alert' : 'font-medium'}>{formatClock(ticket)}</p>
      )}
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-quiet">Answer within 48 h</dt>
        <dd>
          {answered_at ? `answered ${formatMoment(answered_at)}` : `until ${formatMoment(answer_due_at)}`}
        </dd>
        <dt className="text-quiet">Settle within 30 days</dt>
        <dd>{closed_at ? `closed ${formatMoment(closed_at)}` : `until ${formatMoment(settle_due_at)}`}</dd>
      </dl>
    </Part>
  );
}

function Writer({ ticket: { name, email, phone, customer_id } }: { ticket: Ticket }) {
  return (
    <Part
      title={name}
      aside={
        phone && (
          <a href={`tel:${phone}`} className={buttonClasses({ variant: 'secondary' })}>
            <Phone aria-hidden="true" size={18} />
            Call
          </a>
        )
      }
    >
      <p className="break-all">{email}</p>
      {phone && <p className="figures">{phone}</p>}
      {customer_id && (
        <Link to={`/customers/${customer_id}`} className="inline-flex min-h-11 items-center link">
          Customer’s account
        </Link>
      )}
    </Part>
  );
}
