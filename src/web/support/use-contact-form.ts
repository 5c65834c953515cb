import { type FocusEvent, type FormEvent, useState } from 'react';
import { CONTACT_WORDS } from '#domain/support/contact-words.ts';
import type { Input } from '#contract/endpoints.ts';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { notify } from '#ui/overlay/toasts.ts';

/** Messages by name of the field. */
type Errors = Readonly<Record<string, string>>;
/** The shop's response to an accepted message. */
export type Received = { message: string; ticket: string };

/**
 * The state of the contact form. A field is validated when it loses the focus and all of them before sending, with the server's own schema;
 * the server validates the rest. The typed text stays until the message was accepted.
 */
export function useContactForm() {
  const [errors, setErrors] = useState<Errors>({});
  const [received, setReceived] = useState<Received>();
  const [isSending, setSending] = useState(false);

  async function leave({ currentTarget: form, target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const { name, value } = target as Element as HTMLInputElement;
    // An empty field that the visitor only passed through is not an error yet; and a new message must not move the button that is being
    // pressed.
    if (!name || !(relatedTarget as Element | null)?.matches('[name]') || (value === '' && !errors[name]))
      return;
    const { [name]: words } = await judge(form);
    setErrors(({ [name]: _before, ...others }) => (words ? { ...others, [name]: words } : others));
  }

  function show(form: HTMLFormElement, wrong: Errors) {
    setErrors(wrong);
    const [first] = [...form.elements].filter((field) => (field.getAttribute('name') ?? '') in wrong);
    if (first instanceof HTMLElement) first.focus();
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    setReceived(undefined);
    const wrong = await judge(form);
    show(form, wrong);
    if (Object.keys(wrong).length === 0) await deliver(form);
    setSending(false);
  }

  async function deliver(form: HTMLFormElement) {
    try {
      const answer = await callApi('POST /contact', {
        // The server validates what could not be validated here.
        body: read(form) as Input<'POST /contact'>['body'],
        timeoutMs: 8_000,
      });
      setReceived(answer);
      notify(answer.message);
      form.reset();
    } catch (error) {
      const { fields, words } = toProblem(error);
      show(form, fields);
      if (words) notify(words, { tone: 'error', durationMs: 10_000 });
    }
  }

  return { errors, received, isSending, leave, send };
}

function read(form: HTMLFormElement): object {
  return Object.fromEntries(new FormData(form));
}

async function judge(form: HTMLFormElement): Promise<Errors> {
  const typed = read(form);
  const rules = await import('#contract/support/contact.ts').catch(() => undefined);
  const issues = rules?.ContactMessage.safeParse(typed).error?.issues ?? [];
  // The first message of a field counts.
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).toReversed());
}

/** Returns the invalid fields, or the failure if there are none. The server supplies the text for too many messages. */
function toProblem(error: unknown): { fields: Errors; words: string } {
  const { fields, status, message } = toApiError(error);
  if (Object.keys(fields).length > 0) return { fields, words: '' };
  return { fields: {}, words: status === 429 ? message : CONTACT_WORDS.failed };
}
