import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { ReplyToReview } from '#contract/catalogue/admin-review.ts';
import { notifyFailure } from '#admin/notify-failure.ts';
import { useMe } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';
import { readStored, writeStored } from '#admin/stored.ts';
import { Button } from '#ui/form/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import type { AdminReview } from './review-words.tsx';
import { useReviewChange } from './use-review.ts';

/** The public reply of the shop. What was typed stays on this device until it is sent. */
export function ReviewReply({ review }: { review: AdminReview }) {
  const { id, reply, state } = review;
  const place = `review ${useMe().staff.id} ${id}`;
  const [text, setText] = useState(() => readStored(localStorage, place, z.string()) ?? reply?.text ?? '');
  const [mistake, setMistake] = useState<string>();
  const change = useReviewChange(review);
  if (state !== 'published') return <Waiting state={state} reply={reply?.text} />;

  function type(typed: string) {
    setText(typed);
    setMistake(undefined);
    writeStored(localStorage, place, typed && typed !== reply?.text ? typed : null);
  }
  function send(event: FormEvent) {
    event.preventDefault();
    const read = ReplyToReview.shape.text.safeParse(text);
    if (!read.success) return setMistake(read.error.issues[0]!.message);
    return void change.mutateAsync({ step: 'reply', text: read.data }).then(
      // The draft is deleted even if its author has already left the screen.
      () => {
        writeStored(localStorage, place, null);
        notify(reply ? 'Reply changed' : 'Reply published');
      },
      () => {},
    );
  }
  const remove = () =>
    change.mutate(
      { step: 'unreply' },
      {
        onSuccess: () => {
          writeStored(localStorage, place, null);
          notify('Reply removed');
        },
        onError: notifyFailure,
      },
    );
  return (
    <Part title="Reply">
      <form noValidate className="flex flex-col gap-4" onSubmit={send}>
        {reply && text !== reply.text && (
          <p className="wrap-anywhere whitespace-pre-wrap text-quiet">In the shop now: {reply.text}</p>
        )}
        <TextArea
          label="Your reply"
          hint="Everyone sees it under the review, under your shop’s name."
          rows={5}
          readOnly={change.isPending}
          value={text}
          error={mistake ?? change.error?.messageOr('Not sent: no answer from the shop. Your text is kept.')}
          onChange={({ target }) => type(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {reply && (
            <Button variant="danger" onClick={remove}>
              Remove reply
            </Button>
          )}
          <Button type="submit" busy={change.isPending} disabled={text === reply?.text}>
            {reply ? 'Change reply' : 'Publish reply'}
          </Button>
        </div>
      </form>
    </Part>
  );
}

function Waiting({ state, reply }: { state: AdminReview['state']; reply: string | undefined }) {
  return (
    <Part title="Reply">
      {reply && <p className="mb-2 wrap-anywhere whitespace-pre-wrap">{reply}</p>}
      <p className="text-quiet">{formatWaiting(state, reply !== undefined)}</p>
    </Part>
  );
}

function formatWaiting(state: AdminReview['state'], isWritten: boolean): string {
  if (isWritten) return 'It is hidden with the review.';
  return `A reply is public. ${state === 'held' ? 'Approve the review' : 'Show the review again'} to write one.`;
}
