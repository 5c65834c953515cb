import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/form/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import type { OwnTicketJson } from '#contract/support/ticket.ts';
import { TicketCard } from './ticket-card.tsx';
import { useTicketLookup } from './use-ticket-lookup.ts';
import * as words from './words.ts';

type TicketLookupProps = {
  /** The initial value of the field. */
  number: string;
  /** Classes of the form; the result is shown below it. */
  className?: string;
  /** Text above the fields. */
  children?: ReactNode;
};

/** Shows one ticket to a person who knows its number and the contact given with it: no account is needed. */
export function TicketLookup({ number, className, children }: TicketLookupProps) {
  const { errors, trouble, ticket, isAsking, ask } = useTicketLookup();
  return (
    <div className="flex flex-col gap-6">
      <form
        noValidate
        onSubmit={(event) => void ask(event)}
        className={classes('flex flex-col gap-5', className)}
      >
        {children}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            label={words.ticketNumber}
            name="number"
            required
            defaultValue={number}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={words.ticketNumberHint}
            error={errors.number}
          />
          <TextInput
            label={words.contact}
            name="contact"
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            hint={words.contactHint}
            error={errors.contact}
          />
        </div>
        <Button type="submit" busy={isAsking} className="self-start">
          {words.showTicket}
        </Button>
        <p role="alert" className="text-alert empty:hidden">
          {trouble}
        </p>
      </form>
      {ticket && <Found ticket={ticket} />}
    </div>
  );
}

/** Moves the focus to the result, so that it is read out and scrolled into view. */
function Found({ ticket }: { ticket: OwnTicketJson }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [ticket]);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-28 rounded-md">
      <TicketCard ticket={ticket} />
    </div>
  );
}
