import { type ReactNode, useEffect, useRef } from 'react';
import type { OwnTicketJson } from '#domain/support/ticket.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextInput } from '#ui/text-input.tsx';
import { TicketCard } from './ticket-card.tsx';
import { useTicketLookup } from './use-ticket-lookup.ts';

type TicketLookupProps = {
  /** What stands in the field before anybody types. */
  number: string;
  /** The look of the form; what is found stands below it. */
  className?: string;
  /** Words above its fields. */
  children?: ReactNode;
};

/** One ticket for who knows its number and how they wanted to be reached: no account is needed. */
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
            label="Ticket number"
            name="number"
            required
            defaultValue={number}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint="As in our message, such as T-2611-7K3QX9"
            error={errors.number}
          />
          <TextInput
            label="Email or mobile number"
            name="contact"
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            hint="One that you gave when you wrote to us"
            error={errors.contact}
          />
        </div>
        <Button type="submit" busy={isAsking} className="self-start">
          Show ticket
        </Button>
        <p role="alert" className="text-alert empty:hidden">
          {trouble}
        </p>
      </form>
      {ticket && <Found ticket={ticket} />}
    </div>
  );
}

/** The focus goes to what was found, so that it is read out and scrolled to. */
function Found({ ticket }: { ticket: OwnTicketJson }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [ticket]);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-28 rounded-md">
      <TicketCard ticket={ticket} />
    </div>
  );
}
