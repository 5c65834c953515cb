import { type FormEvent, useState } from 'react';
import { readFields } from '#web/shell/read-fields.ts';
import { toApiError } from '#contract/api-error.ts';
import type { OwnTicketJson } from '#contract/support/ticket.ts';
import { callApi } from '#web/api-client.ts';
import * as words from './words.ts';

type Asked = {
  /** Messages by name of the field. */
  errors: Readonly<Record<string, string>>;
  /** The failure of the whole request. */
  trouble: string;
  ticket: OwnTicketJson | undefined;
};

const nothing: Asked = { errors: {}, trouble: '', ticket: undefined };

/** Looks up a ticket by number and contact. The server validates the input; its 404 covers an unknown number and a wrong contact alike. */
export function useTicketLookup() {
  const [asked, setAsked] = useState(nothing);
  const [isAsking, setAsking] = useState(false);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setAsking(true);
    const next = await lookUp(readFields(form, ['number', 'contact']));
    setAsked(next);
    setAsking(false);
    const [first] = [...form.elements].filter((field) => (field.getAttribute('name') ?? '') in next.errors);
    if (first instanceof HTMLElement) first.focus();
  }

  return { ...asked, isAsking, ask };
}

async function lookUp(body: Record<'number' | 'contact', string>): Promise<Asked> {
  try {
    const { ticket } = await callApi('POST /tickets/lookup', { body });
    return { ...nothing, ticket };
  } catch (error) {
    const { fields, status, message } = toApiError(error);
    if (Object.keys(fields).length > 0) return { ...nothing, errors: fields };
    return { ...nothing, trouble: status === 404 ? words.ticketUnknown : message };
  }
}
