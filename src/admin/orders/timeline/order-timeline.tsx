import { useState } from 'react';
import { Part } from '#admin/shell/part.tsx';
import { useMay } from '#admin/session/use-me.ts';
import { formatMoment } from '#admin/words/format-time.ts';
import { chipClasses } from '#ui/form/chip.tsx';
import { AddNote } from './add-note.tsx';
import { formatEvent, isAboutMoney } from './event-words.ts';
import { SendAgain } from './send-again.tsx';
import type { Order } from '#admin/orders/use-order.ts';

const views = ['All', 'Messages', 'Money'] as const;
type View = (typeof views)[number];
type Entry = {
  id: string;
  at: string;
  title: string;
  who: string;
  text: string;
  of: View;
  message?: Order['messages'][number];
};

/** What happened with an order and what its customer was told, newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const [view, setView] = useState<View>('All');
  const may = useMay();
  const entries = listEntries(order).filter(({ of }) => view === 'All' || of === view);
  return (
    <Part
      title="Timeline"
      aside={
        <div role="group" aria-label="Show" className="flex flex-wrap gap-1">
          {views.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              className={chipClasses(view === each)}
              onClick={() => setView(each)}
            >
              {each}
            </button>
          ))}
        </div>
      }
    >
      <AddNote order={order} />
      {entries.length === 0 && <p className="text-quiet">Nothing yet.</p>}
      <ol className="flex flex-col divide-y divide-line">
        {entries.map(({ id, at, title, who, text, message }) => (
          <li key={id} className="py-2">
            <p className="flex flex-wrap gap-x-3">
              <span className="font-medium">{title}</span>
              <span className="ml-auto text-sm text-quiet figures">{formatMoment(at)}</span>
            </p>
            {who && <p className="text-sm text-quiet">{who}</p>}
            {text && <p className="text-sm wrap-anywhere whitespace-pre-line">{text}</p>}
            {message && message.to !== '' && may('answer_customers') && <SendAgain {...{ order, message }} />}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function listEntries({ events, messages }: Order): Entry[] {
  const happened = events.map((event, index) => ({
    id: `event ${index}`,
    at: event.at,
    title: formatEvent(event.kind),
    who: event.actor_name,
    text: event.reason,
    of: isAboutMoney(event.kind) ? ('Money' as const) : ('All' as const),
  }));
  const told = messages.map((message) => ({
    message,
    id: message.id,
    at: message.at,
    title: `${channels[message.channel]} ${states[message.status]}`,
    who: `to ${message.to}`,
    text: [message.failure, message.subject, message.text].filter(Boolean).join('\n'),
    of: 'Messages' as const,
  }));
  return [...happened, ...told].toSorted((one, other) => other.at.localeCompare(one.at));
}

const channels = { sms: 'SMS', whatsapp: 'WhatsApp', email: 'E-mail' };
const states = { waiting: 'waits to be sent', sent: 'sent', failed: 'could not be sent' };
