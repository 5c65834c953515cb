import { hourMs } from '#domain/durations.ts';
import { TICKET_WARNING_HOURS } from '#domain/support/ticket.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { writeMessages } from '#shop/messaging/write-message.ts';
import { listOwnerAddresses } from '#shop/messaging/list-owner-addresses.ts';
import { formatIndianTime } from '#shop/messaging/format-indian-time.ts';
import { writeTicketEvent } from './write-ticket-event.ts';

/** Reminds the owner, once for each, of tickets whose 48 hours are nearly over. A job runs it every hour. */
export async function warnOfTickets(ctx: Ctx): Promise<void> {
  const owners = await listOwnerAddresses(ctx);
  const soon = new Date(ctx.clock.now().getTime() + TICKET_WARNING_HOURS * hourMs);
  await inTransaction(ctx, async (tx) => {
    const due = await tx.db
      .updateTable('contact_tickets')
      .set({ warned_at: tx.clock.now() })
      .where('resolved_at', 'is', null)
      .where('answered_at', 'is', null)
      .where('warned_at', 'is', null)
      .where('answer_due_at', '<=', soon)
      .returning(['id', 'number', 'answer_due_at'])
      .execute();
    if (due.length === 0) return;
    for (const { id } of due) await writeTicketEvent(tx, { ticketId: id, kind: 'warned' });
    const tickets = due
      .toSorted((a, b) => a.answer_due_at.getTime() - b.answer_due_at.getTime())
      .map(({ number, answer_due_at }) => ({
        number,
        due: formatIndianTime(answer_due_at),
      }));
    await writeMessages(
      tx,
      owners.map((to) => ({
        dedupeKey: `tickets_due/${due.map(({ id }) => id).toSorted()[0]}/${to}`,
        to,
        event: {
          kind: 'tickets_due' as const,
          channel: 'email' as const,
          path: '/admin/tickets?state=open',
          tickets,
        },
      })),
    );
  });
}
