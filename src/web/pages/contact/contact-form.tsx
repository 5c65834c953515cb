import { type FormEvent, useState } from 'react';
import { CONTACT_WORDS, INQUIRY_TYPES } from '#domain/contact.ts';
import { ApiError, callJson } from '#web/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notices.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type Errors = Readonly<Record<string, string>>;

/** Writes to the shop; what is wrong stands under its field, as the server says it. */
export function ContactForm() {
  const { errors, problem, ticket, isSending, send } = useContactForm();
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput label="Name" name="name" required autoComplete="name" error={errors.name} />
        <TextInput
          label="Email"
          name="email"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email}
        />
        <TextInput
          label="Phone (optional)"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone}
        />
        <Select label="Inquiry type" name="type" required defaultValue="general" error={errors.type}>
          {Object.entries(INQUIRY_TYPES).map(([type, name]) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <TextInput label="Subject" name="subject" required error={errors.subject} />
      <TextArea label="Message" name="message" required rows={5} error={errors.message} />
      <div role="alert" className="text-alert empty:hidden">
        {problem}
      </div>
      <Button type="submit" size="lg" busy={isSending} className="self-start">
        {isSending ? CONTACT_WORDS.sending : 'Send Message'}
      </Button>
      <div role="status" className="empty:hidden">
        {ticket && (
          <p className="rounded-sm bg-leaf-wash px-4 py-3">
            {CONTACT_WORDS.done} Your ticket number is <strong className="figures">{ticket}</strong>.
          </p>
        )}
      </div>
    </form>
  );
}

function useContactForm() {
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const [ticket, setTicket] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    setErrors({});
    setProblem('');
    setTicket('');
    try {
      const body = Object.fromEntries(new FormData(form));
      const answer = await callJson<{ ticket: string }>('POST', '/contact', { body });
      setTicket(answer.ticket);
      notify(CONTACT_WORDS.done);
      form.reset();
    } catch (error) {
      const { fields, words } = toProblem(error);
      setErrors(fields);
      setProblem(words);
      const [first] = Object.keys(fields);
      if (first) form.querySelector<HTMLInputElement>(`[name="${CSS.escape(first)}"]`)?.focus();
    } finally {
      setSending(false);
    }
  };
  return { errors, problem, ticket, isSending, send };
}

/** The fields that are wrong; or, where none is, what went wrong. Having written too often is said in the server's words. */
function toProblem(error: unknown): { fields: Errors; words: string } {
  const { fields, status, message } = error instanceof ApiError ? error : new ApiError('network', '');
  if (Object.keys(fields).length > 0) return { fields, words: '' };
  return { fields: {}, words: status === 429 ? message : CONTACT_WORDS.failed };
}
