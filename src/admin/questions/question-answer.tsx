import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { AnswerQuestion } from '#contract/catalogue/admin-question.ts';
import { useMe } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';
import { readStored, writeStored } from '#admin/stored.ts';
import { Button } from '#ui/form/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import type { AdminQuestion } from './question-words.tsx';
import { useQuestionChange } from './use-question.ts';

/** The public answer of the shop. What was typed stays on this device until it is sent. */
export function QuestionAnswer({ question }: { question: AdminQuestion }) {
  const { id, answer, state } = question;
  const place = `question ${useMe().staff.id} ${id}`;
  const [text, setText] = useState(() => readStored(localStorage, place, z.string()) ?? answer);
  const [mistake, setMistake] = useState<string>();
  const change = useQuestionChange(question);
  const isShown = state === 'answered';

  function type(typed: string) {
    setText(typed);
    setMistake(undefined);
    writeStored(localStorage, place, typed && typed !== answer ? typed : null);
  }
  function send(event: FormEvent) {
    event.preventDefault();
    const read = AnswerQuestion.shape.text.safeParse(text);
    if (!read.success) return setMistake(read.error.issues[0]!.message);
    return void change.mutateAsync({ step: 'answer', text: read.data }).then(
      // The draft is deleted even if its author has already left the screen.
      () => {
        writeStored(localStorage, place, null);
        notify(isShown ? 'Answer changed' : 'Answer published');
      },
      () => {},
    );
  }
  return (
    <Part title="Answer">
      <form noValidate className="flex flex-col gap-4" onSubmit={send}>
        {isShown && text !== answer && (
          <p className="wrap-anywhere whitespace-pre-wrap text-quiet">In the shop now: {answer}</p>
        )}
        <TextArea
          label="Your answer"
          hint="Everyone sees it under the question, under your shop’s name. The customer gets an e-mail, if we have an address."
          rows={5}
          readOnly={change.isPending}
          value={text}
          error={mistake ?? change.error?.messageOr('Not sent: no answer from the shop. Your text is kept.')}
          onChange={({ target }) => type(target.value)}
        />
        <Button
          type="submit"
          className="self-end"
          busy={change.isPending}
          disabled={isShown && text === answer}
        >
          {isShown ? 'Change answer' : 'Publish answer'}
        </Button>
      </form>
    </Part>
  );
}
