import { type Selectable, sql } from 'kysely';
import type { OutboxMessages } from '#db/schema.ts';
import { batchCalls } from '#platform/formats/batch.ts';
import { newId, ID_RANDOM_BYTES } from '#domain/id.ts';
import type { Ctx } from '#shop/context.ts';
import type { MessengerPort } from '#shop/ports.ts';

export type OutboxOptions = Pick<Ctx, 'db' | 'clock' | 'random'>;

/** Stores messages while no provider is set: a person or a test reads them at /outbox. */
export function createOutbox({ db, clock, random }: OutboxOptions): MessengerPort {
  const keep = batchCalls(async (rows: Selectable<OutboxMessages>[]) => {
    await sql`
      insert /* planned once */ into outbox_messages
      select * from json_populate_recordset(null::outbox_messages, ${JSON.stringify(rows)}::json)`.execute(
      db,
    );
    return rows.map(() => undefined);
  });
  return {
    async send({ channel, to, subject = '', text }) {
      const now = clock.now();
      const id = newId('msg', now.getTime(), random(ID_RANDOM_BYTES));
      // Networks lose messages after accepting them; a number ending in 0000 simulates that.
      if (channel !== 'email' && to.endsWith('0000')) return { providerMessageId: id };
      await keep({ id, channel, recipient: to, subject, body: text, created_at: now });
      return { providerMessageId: id };
    },
  };
}
