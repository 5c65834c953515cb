import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { paths } from '#web/paths.ts';
import { useIsLoggedIn, useSession } from '#web/state/session-store.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import * as words from '../words.ts';
import { keepQuestionDraft, readQuestionDraft } from './question-draft.ts';

type AskQuestionProps = { productId: string; slug: string };

/** `kept`: the form shows text that was typed before; `asked`: the customer has just opened it. */
type Step = 'closed' | 'kept' | 'asked' | 'sent' | 'expired';

/** Offers to ask the shop about a product: a form for a logged-in customer, a link to the login for other visitors. */
export function AskQuestion({ productId, slug }: AskQuestionProps) {
  const isLoggedIn = useIsLoggedIn();
  const [step, setStep] = useState<Step>(() => (readQuestionDraft(productId) === '' ? 'closed' : 'kept'));
  const message = useRef<HTMLParagraphElement>(null);
  // The form had the focus and is gone, so the focus moves to the message.
  useEffect(() => {
    if (step === 'sent' || step === 'expired') message.current?.focus();
  }, [step]);
  if (step === 'sent')
    return (
      <p
        ref={message}
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
        {step === 'expired' && (
          <p ref={message} tabIndex={-1} role="alert" className="mb-3 text-alert">
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
  if (step === 'closed')
    return (
      <Button variant="secondary" className="mt-4" onClick={() => setStep('asked')}>
        {words.ask}
      </Button>
    );
  return (
    <Form
      productId={productId}
      takesFocus={step === 'asked'}
      onSent={() => setStep('sent')}
      onExpired={() => setStep('expired')}
    />
  );
}

type FormProps = { productId: string; takesFocus: boolean; onSent: () => void; onExpired: () => void };

function Form({ productId, takesFocus, onSent, onExpired }: FormProps) {
  const [text, setText] = useState(() => readQuestionDraft(productId));
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const focusText = () => form.current?.querySelector('textarea')?.focus();
  useEffect(() => {
    if (takesFocus) focusText();
  }, [takesFocus]);

  function type(typed: string) {
    setText(typed);
    setProblem(undefined);
    keepQuestionDraft(productId, typed);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') {
      setProblem(words.writeQuestion);
      return focusText();
    }
    setSending(true);
    const { userId } = useSession.getState();
    try {
      const body = { text: text.trim() };
      await callApi('POST /products/{id}/questions', { params: { id: productId }, body, timeoutMs: 10_000 });
      keepQuestionDraft(productId, '');
      onSent();
    } catch (thrown) {
      const error = toApiError(thrown);
      // A session that expired has cleared the browser: the question waits for the login of the same customer.
      if (error.status === 401) {
        keepQuestionDraft(productId, text, userId);
        onExpired();
      }
      setProblem(error.messageOr(words.askFailed));
    } finally {
      setSending(false);
    }
  }

  return (
    <form ref={form} noValidate className="mt-4 flex max-w-3xl flex-col gap-4" onSubmit={send}>
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
