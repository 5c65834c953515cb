import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { fillReply } from '#domain/support/saved-reply.ts';
import { AnswerTicket } from '#contract/support/ticket.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { NotLoaded } from '#admin/form/not-loaded.tsx';
import { useMe } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';
import { readStored, writeStored } from '#admin/stored.ts';
import { Button } from '#ui/form/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { CloseDialog } from './close-dialog.tsx';
import type { Ticket } from './ticket-words.tsx';
import { useSavedReplies, useTicketChange } from './use-ticket.ts';

/** The reply to a ticket, from a saved one where there are any. What was typed stays on this device until it is sent. */
export function TicketReply({ ticket }: { ticket: Ticket }) {
  const { number, name, email } = ticket;
  const place = `reply ${useMe().staff.id} ${number}`;
  const [text, setText] = useState(() => readStored(localStorage, place, z.string()) ?? '');
  const [mistake, setMistake] = useState<string>();
  const [isClosing, setClosing] = useState(false);
  const replies = useSavedReplies();
  const change = useTicketChange(number);

  function type(typed: string) {
    setText(typed);
    setMistake(undefined);
    writeStored(localStorage, place, typed || null);
  }
  function send(event: FormEvent) {
    event.preventDefault();
    const read = AnswerTicket.safeParse({ text });
    if (!read.success) return setMistake(read.error.issues[0]!.message);
    return void change.mutateAsync({ answer: read.data.text }).then(
      // The draft is deleted even if its author has already left the screen.
      () => {
        type('');
        notify('Reply sent');
      },
      () => {},
    );
  }
  return (
    <Part title="Reply">
      <form noValidate className="flex flex-col gap-4" onSubmit={send}>
        {replies.data && replies.data.length > 0 && (
          <Select
            label="Saved reply"
            value=""
            onChange={({ target }) => {
              const chosen = replies.data.find(({ id }) => id === target.value);
              if (chosen)
                type([text, fillReply(chosen.text, { name, ticket: number })].filter(Boolean).join('\n\n'));
            }}
          >
            <option value="">Insert a saved reply</option>
            {replies.data.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
        <NotLoaded what="saved replies" query={replies} />
        <TextArea
          label="Your reply"
          rows={7}
          readOnly={change.isPending}
          value={text}
          error={mistake}
          onChange={({ target }) => type(target.value)}
        />
        <Way email={email} />
        <p role="alert" className="text-alert empty:hidden">
          {change.error?.messageOr('Not sent: no answer from the shop. Your text is kept.')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={change.isPending}>
            Send reply
          </Button>
          <Button variant="secondary" onClick={() => setClosing(true)}>
            Close ticket
          </Button>
        </div>
      </form>
      {isClosing && <CloseDialog ticket={ticket} onClose={() => setClosing(false)} />}
    </Part>
  );
}

/** Says how the reply reaches the customer. */
function Way({ email }: { email: string }) {
  const { data } = useQuery({
    queryKey: ['settings', 'public'],
    queryFn: ({ signal }) => callAdmin('GET /settings/public', { signal }),
  });
  if (!data) return null;
  return (
    <p className="text-sm wrap-anywhere text-quiet">
      {data.general.channels.email
        ? `It is sent by e-mail to ${email}, and shown under their tickets in the shop.`
        : 'The shop cannot send e-mail yet. They see the reply only under their tickets in the shop, so please call as well.'}
    </p>
  );
}
