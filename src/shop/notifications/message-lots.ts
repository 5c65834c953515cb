import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, Messages } from '#db/schema.ts';
import { gather } from '#domain/gather.ts';
import type { Ctx } from '#shop/context.ts';
import { plannedOnce } from '#shop/planned-once.ts';

export type ClaimedMessage = Pick<
  Selectable<Messages>,
  'id' | 'channel' | 'recipient' | 'kind' | 'facts' | 'expires_at'
>;
type Sent = { id: string; providerMessageId: string };
type Lots = {
  /** Nothing where somebody else is sending it, or nothing is left to be sent. */
  claim: (messageId: string) => Promise<ClaimedMessage | undefined>;
  noteSent: (sent: Sent) => Promise<void>;
};

/** Longer than a provider is waited for: whoever claimed a message and is silent since then has died. */
const claimSeconds = 60;

const known = new WeakMap<Kysely<DB>, Lots>();

/** Messages that are sent at the same time are claimed in one statement and noted in one: their commits cost more than their rows. */
export function lotsOf(ctx: Ctx): Lots {
  const lots = known.get(ctx.db) ?? {
    claim: gather((ids: string[]) => claim(ctx, ids)),
    noteSent: gather((sent: Sent[]) => noteSent(ctx, sent)),
  };
  known.set(ctx.db, lots);
  return lots;
}

async function claim({ db, clock }: Ctx, ids: string[]): Promise<(ClaimedMessage | undefined)[]> {
  const now = clock.now();
  const deserted = new Date(now.getTime() - claimSeconds * 1000);
  const rows = await db
    .updateTable('messages')
    .set((eb) => ({ claimed_at: now, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('claimed_at', 'is', null), eb('claimed_at', '<', deserted)]))
    .returning(['id', 'channel', 'recipient', 'kind', 'facts', 'expires_at'])
    .modifyEnd(plannedOnce)
    .execute();
  const claimed = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => take(claimed, id));
}

/** Whoever asks first has it. */
function take<Row>(rows: Map<string, Row>, id: string): Row | undefined {
  const row = rows.get(id);
  rows.delete(id);
  return row;
}

async function noteSent({ db, clock }: Ctx, sent: Sent[]): Promise<void[]> {
  await sql`
    update ${plannedOnce} messages m
       set sent_at = ${clock.now()}, provider_message_id = s.provider_message_id,
           facts = case when m.kind = 'otp' then '{}' else m.facts end
      from unnest(${sent.map(({ id }) => id)}::text[], ${sent.map((each) => each.providerMessageId)}::text[])
           as s (id, provider_message_id)
     where m.id = s.id`.execute(db);
  return sent.map(() => undefined);
}
