import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { paths } from '#web/paths.ts';
import { useIsLoggedIn, useSession } from '#web/store/session-store.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import * as words from '../words.ts';
import { keepQuestionDraft, readQuestionDraft } from './question-draft.ts';

type AskQuestionProps = { productId: string; slug: string };

/** Offers to ask the shop about a product: a form for who is logged in, the way to the login for everybody else. */
export function AskQuestion({ productId, slug }: AskQuestionProps) {
  const isLoggedIn = useIsLoggedIn();
  const [isOpen, setOpen] = useState(() => readQuestionDraft(productId) !== '');
  const [isSent, setSent] = useState(false);
  const [hasExpired, setExpired] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  // The sent form had the focus and is gone.
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);
  if (isSent)
    return (
      <p
        ref={thanks}
        tabIndex={-1}
        role="status"
        className="mt-4 max-w-3xl rounded-sm bg-leaf-wash px-4 py-3"
      >
        {words.asked}
      </p>
    );
  if (!isLoggedIn)
    return (
      <div className="mt-4">
        {hasExpired && (
          <p role="alert" className="mb-3 text-alert">
            {words.askAgain}
          </p>
        )}
        <a
          href={paths.login(paths.product(slug))}
          data-step=""
          className={buttonClasses({ variant: 'secondary' })}
        >
          {words.askAfterLogin}
        </a>
      </div>
    );
  if (isOpen)
    return <Form productId={productId} onSent={() => setSent(true)} onExpired={() => setExpired(true)} />;
  return (
    <Button variant="secondary" className="mt-4" onClick={() => setOpen(true)}>
      {words.ask}
    </Button>
  );
}

type FormProps = { productId: string; onSent: () => void; onExpired: () => void };

function Form({ productId, onSent, onExpired }: FormProps) {
  const [text, setText] = useState(() => readQuestionDraft(productId));
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLFormElement>(null);
  useEffect(() => field.current?.querySelector('textarea')?.focus(), []);

  function type(typed: string) {
    setText(typed);
    setProblem(undefined);
    keepQuestionDraft(productId, typed);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return setProblem(words.writeQuestion);
    setSending(true);
    const { userId } = useSession.getState();
    try {
      const body = { text: text.trim() };
      await callApi('POST /products/{id}/questions', { params: { id: productId }, body, timeoutMs: 10_000 });
      keepQuestionDraft(productId, '');
      onSent();
    } catch (error) {
      // A session that expired has cleared the browser: the question waits for the login of the same customer.
      if ((error as ApiError).status === 401) {
        keepQuestionDraft(productId, text, userId);
        onExpired();
      }
      setProblem((error as ApiError).messageOr(words.askFailed));
    } finally {
      setSending(false);
    }
  }

  return (
    <form ref={field} noValidate className="mt-4 flex max-w-3xl flex-col gap-4" onSubmit={send}>
      <TextArea
        label={words.yourQuestion}
        hint={words.questionHint}
        error={problem}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" busy={isSending} className="self-start">
        {words.sendQuestion}
      </Button>
    </form>
  );
}
