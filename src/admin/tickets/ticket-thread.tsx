import { Part } from '#admin/shell/part.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import type { Ticket } from './ticket-words.tsx';

type Event = Ticket['events'][number];

/** Shows the messages of the customer and the shop's answers, oldest first. */
export function TicketThread({ ticket }: { ticket: Ticket }) {
  return (
    <Part title="Messages">
      <ol className="flex flex-col divide-y divide-line">
        <li className="pb-3">
          <p className="text-sm text-quiet">
            {ticket.name}, {formatMoment(ticket.created_at)}
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{ticket.message}</p>
        </li>
        {ticket.events
          .filter(({ kind }) => kind !== 'received')
          .map((event, index) => (
            <li key={index} className="py-3">
              <p className="text-sm text-quiet">
                {describe(event)}, {formatMoment(event.at)}
              </p>
              {event.text && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{event.text}</p>}
            </li>
          ))}
      </ol>
    </Part>
  );
}

function describe({ kind, actor, actor_name }: Event): string {
  const who = actor_name || (actor === 'system' ? 'The shop' : 'Staff');
  if (kind === 'answered') return `${who} answered`;
  if (kind === 'closed') return `${who} closed it`;
  return 'The owner was reminded';
}
