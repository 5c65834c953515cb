import { actorIdOf } from '#shop/access/actor-ids.ts';
import { type Tx, makeId } from '#shop/context.ts';

export type TicketEvent = {
  ticketId: string;
  kind: 'received' | 'answered' | 'closed' | 'warned';
  text?: string;
};

/** Records an action on a ticket, with its actor and time. */
export async function writeTicketEvent(tx: Tx, { ticketId, kind, text = '' }: TicketEvent): Promise<void> {
  const who = { actor_kind: tx.actor.kind, actor_id: actorIdOf(tx) };
  await tx.db
    .insertInto('ticket_events')
    .values({ id: makeId(tx, 'tev'), ticket_id: ticketId, kind, ...who, text, at: tx.clock.now() })
    .execute();
}
