import { CONTACT_WORDS, INQUIRY_TYPES } from '#domain/support/contact-words.ts';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { useIsLoggedIn } from '#web/state/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { type Received, useContactForm } from './use-contact-form.ts';
import * as words from './words.ts';

/** The contact form; errors are shown under their fields. */
export function ContactForm() {
  const { errors, received, isSending, leave, send } = useContactForm();
  return (
    <form
      noValidate
      onBlur={(event) => void leave(event)}
      onSubmit={(event) => void send(event)}
      className="flex flex-col gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput label={words.name} name="name" required autoComplete="name" error={errors.name} />
        <TextInput
          label={words.email}
          name="email"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email}
        />
        <TextInput
          label={words.optionalPhone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone}
        />
        <Select label={words.inquiryType} name="type" required defaultValue="general" error={errors.type}>
          {Object.entries(INQUIRY_TYPES).map(([type, name]) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <TextInput label={words.subject} name="subject" required error={errors.subject} />
      <TextArea label={words.message} name="message" required rows={5} error={errors.message} />
      <Checkbox name="complaint" label={words.isComplaint} hint={words.complaintHint} />
      <Button type="submit" size="lg" busy={isSending} className="self-start">
        {isSending ? CONTACT_WORDS.sending : words.send}
      </Button>
      <div role="status" className="empty:hidden">
        {received && <Thanks {...received} />}
      </div>
    </form>
  );
}

/** Thanks the visitor: a logged-in customer finds the ticket in their list, any other visitor by its number. */
function Thanks({ message, ticket }: Received) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <p className="rounded-sm bg-leaf-wash px-4 py-3">
      {message} <strong>{words.ticketNumberIs(ticket)}</strong>{' '}
      {isLoggedIn ? words.replyInTickets : words.trackByNumber}{' '}
      <Link to={isLoggedIn ? paths.tickets() : paths.tickets({ number: ticket })} className="link">
        {isLoggedIn ? words.myTickets : words.trackTicket}
      </Link>
    </p>
  );
}
