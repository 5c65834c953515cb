import type { ContactMessage } from '#domain/contact.ts';
import { toIndianDay } from '#domain/financial-year.ts';
import {
  newTicketNumber,
  TICKET_ANSWER_HOURS,
  TICKET_NUMBER_RANDOM_BYTES,
  TICKET_SETTLE_DAYS,
} from '#domain/ticket.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { takeTurn, toNetwork } from '#shop/limits/take-turn.ts';
import { writeMessage } from './write-message.ts';

/** What somebody wrote, and the network address they wrote from. */
export type ReceiveContact = ContactMessage & { address: string };

const perNetwork = { count: 10, seconds: 60 * 60 };
const perEmail = { count: 5, seconds: 24 * 60 * 60 };

/** Stores what somebody wrote under a ticket number, and acknowledges it by mail (E-Commerce Rules 2020, rule 4(5)). Throws too_many. */
export async function receiveContact(
  ctx: Ctx,
  { address, ...message }: ReceiveContact,
): Promise<{ number: string }> {
  const refusal = 'You have written to us several times already. Please try again later.';
  await takeTurn(ctx, { key: `contact/from/${toNetwork(address)}`, limits: [perNetwork], message: refusal });
  await takeTurn(ctx, {
    key: `contact/to/${message.email.toLowerCase()}`,
    limits: [perEmail],
    message: refusal,
  });
  const now = ctx.clock.now();
  const number = newTicketNumber(toIndianDay(now), ctx.random(TICKET_NUMBER_RANDOM_BYTES));
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insertInto('contact_tickets')
      .values({
        id: makeId(tx, 'tkt'),
        number,
        ...message,
        created_at: now,
        acknowledged_at: now,
        ...toDueTimes(now),
      })
      .execute();
    await writeMessage(tx, {
      dedupeKey: `contact/${number}`,
      to: message.email,
      event: { kind: 'contact_received', channel: 'email', name: message.name, ticket: number },
    });
  });
  return { number };
}

function toDueTimes(now: Date) {
  return {
    answer_due_at: new Date(now.getTime() + TICKET_ANSWER_HOURS * hourMs),
    settle_due_at: new Date(now.getTime() + TICKET_SETTLE_DAYS * 24 * hourMs),
  };
}

const hourMs = 60 * 60 * 1000;
