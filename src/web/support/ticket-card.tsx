import { Link } from 'react-router';
import { INQUIRY_TYPES } from '#domain/support/contact-words.ts';
import type { OwnTicketJson } from '#contract/support/ticket.ts';
import { formatMoment } from '#web/shell/format-date.ts';
import { paths } from '#web/paths.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import * as words from './words.ts';

const tones: Record<OwnTicketJson['state'], BadgeTone> = {
  waiting: 'turmeric',
  answered: 'indigo',
  closed: 'leaf',
};

/** One ticket: its state, the deadline for the shop, and the shop's answers. */
export function TicketCard({ ticket }: { ticket: OwnTicketJson }) {
  const { number, subject, message, type, complaint, state, overdue, answers } = ticket;
  return (
    <article
      aria-label={words.ticketOf(number)}
      className="flex flex-col gap-4 rounded-md border border-line bg-card p-4 shadow-card sm:p-5"
    >
      <header>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="font-semibold wrap-anywhere">{subject}</h2>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
          {overdue && <Badge tone="alert">{words.delayed}</Badge>}
        </div>
        <p className="mt-1 text-sm text-quiet">
          <span className="figures">{number}</span> · {complaint ? words.complaint : INQUIRY_TYPES[type]}
        </p>
      </header>
      {overdue && (
        <p className="rounded-sm bg-alert-wash px-4 py-3">
          {words.overdue}{' '}
          <Link to={paths.contact()} className="link">
            {words.callLink}
          </Link>
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
            {(kind === 'closed' ? words.closedOn : words.repliedOn)(formatMoment(at))}
          </h3>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
        </section>
      ))}
      <Disclosure title={words.yourMessage} className="-mb-3 border-t border-b-0">
        <p className="wrap-anywhere whitespace-pre-line">{message}</p>
      </Disclosure>
    </article>
  );
}

/** Returns what has happened and what is due when; a settled step is not listed as due. */
function listMoments(ticket: OwnTicketJson): [string, string][] {
  const { state, created_at, acknowledged_at, answered_at, closed_at } = ticket;
  return [
    acknowledged_at ? [words.acknowledged, acknowledged_at] : [words.received, created_at],
    ...told(words.answered, answered_at),
    ...told(words.replyDue, state === 'waiting' ? ticket.answer_due_at : null),
    ...told(words.resolveDue, state === 'closed' ? null : ticket.settle_due_at),
    ...told(words.closed, closed_at),
  ];
}

function told(what: string, at: string | null): [string, string][] {
  return at ? [[what, at]] : [];
}
