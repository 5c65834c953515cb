import { Link } from 'react-router';
import { INQUIRY_TYPES } from '#domain/support/contact-words.ts';
import type { OwnTicketJson } from '#contract/support/ticket.ts';
import { formatMoment } from '#web/shell/format-date.ts';
import { paths } from '#web/paths.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

const states: Record<OwnTicketJson['state'], { tone: BadgeTone; name: string }> = {
  waiting: { tone: 'turmeric', name: 'Waiting for our answer' },
  answered: { tone: 'indigo', name: 'Answered' },
  closed: { tone: 'leaf', name: 'Closed' },
};

/** One ticket: its state, the deadline for the shop, and the shop's answers. */
export function TicketCard({ ticket }: { ticket: OwnTicketJson }) {
  const { number, subject, message, type, complaint, state, overdue, answers } = ticket;
  const { tone, name } = states[state];
  return (
    <article
      aria-label={`Ticket ${number}`}
      className="flex flex-col gap-4 rounded-md border border-line bg-card p-4 shadow-card sm:p-5"
    >
      <header>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="font-semibold wrap-anywhere">{subject}</h2>
          <Badge tone={tone}>{name}</Badge>
          {overdue && <Badge tone="alert">Late</Badge>}
        </div>
        <p className="mt-1 text-sm text-quiet">
          <span className="figures">{number}</span> · {complaint ? 'Complaint' : INQUIRY_TYPES[type]}
        </p>
      </header>
      {overdue && (
        <p className="rounded-sm bg-alert-wash px-4 py-3">
          This takes longer than we promised, and we are sorry. If it cannot wait, please{' '}
          <Link to={paths.contact()} className="link">
            call us
          </Link>
          .
        </p>
      )}
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {listMoments(ticket).map(([what, at]) => (
          <div key={what} className="max-sm:flex max-sm:w-full max-sm:items-baseline max-sm:justify-between">
            <dt className="text-sm text-quiet">{what}</dt>
            <dd className="figures">{formatMoment(at)}</dd>
          </div>
        ))}
      </dl>
      {answers.map(({ kind, text, at }) => (
        <section key={at + kind} className="border-l-2 border-madder pl-4">
          <h3 className="text-sm text-quiet">
            {kind === 'closed' ? 'We closed it' : 'We answered'} on {formatMoment(at)}
          </h3>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
        </section>
      ))}
      <Disclosure title="What you wrote" className="-mb-3 border-t border-b-0">
        <p className="wrap-anywhere whitespace-pre-line">{message}</p>
      </Disclosure>
    </article>
  );
}

/** Returns what has happened and what is due when; a settled step is not listed as due. */
function listMoments(ticket: OwnTicketJson): [string, string][] {
  const { state, created_at, acknowledged_at, answered_at, closed_at } = ticket;
  return [
    acknowledged_at ? ['Acknowledged', acknowledged_at] : ['Received', created_at],
    ...told('Answered', answered_at),
    ...told('Answer due by', state === 'waiting' ? ticket.answer_due_at : null),
    ...told('To be settled by', state === 'closed' ? null : ticket.settle_due_at),
    ...told('Closed', closed_at),
  ];
}

function told(what: string, at: string | null): [string, string][] {
  return at ? [[what, at]] : [];
}
