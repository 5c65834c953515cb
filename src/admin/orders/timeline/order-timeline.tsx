import { type ReactNode, useState } from 'react';
import { Part } from '#admin/shell/part.tsx';
import { useMay } from '#admin/session/use-me.ts';
import { formatMoment } from '#admin/format/format-time.ts';
import { chipClasses } from '#ui/form/chip.tsx';
import { AddNote } from './add-note.tsx';
import { TIMELINE_VIEWS, type TimelineView, listEntries } from './list-entries.ts';
import { SendAgain } from './send-again.tsx';
import type { Order } from '#admin/orders/use-order.ts';

/** Lists the events of an order and the messages to its customer, newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const [view, setView] = useState<TimelineView>('All');
  const may = useMay();
  const entries = listEntries(order).filter(({ of }) => view === 'All' || of === view);
  return (
    <Part
      title="Timeline"
      aside={
        <div role="group" aria-label="Show" className="flex flex-wrap gap-1">
          {TIMELINE_VIEWS.map((each) => (
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
            {message ? (
              <Message message={message}>
                {may('answer_customers') && <SendAgain {...{ order, message }} />}
              </Message>
            ) : (
              text && <p className="text-sm wrap-anywhere whitespace-pre-line">{text}</p>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

type MessageProps = { message: Order['messages'][number]; children: ReactNode };

/**
 * A message by its subject, or by the beginning of its text, which expands to the full text. A message that could not be sent shows the
 * reason at once, and one of a deleted account has nothing to expand.
 */
function Message({ message: { to, subject, text, failure }, children }: MessageProps) {
  return (
    <>
      {failure && <p className="text-sm text-alert">{failure}</p>}
      {to === '' ? (
        <p className="text-sm text-quiet">{text}</p>
      ) : (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm link">
            <span className="truncate">{subject || text}</span>
          </summary>
          <p className="text-sm wrap-anywhere whitespace-pre-line">{text}</p>
          {children}
        </details>
      )}
    </>
  );
}
