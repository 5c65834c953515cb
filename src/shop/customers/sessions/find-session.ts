import type { Selectable } from 'kysely';
import type { Sessions } from '#db/schema.ts';
import type { Ctx } from '#shop/context.ts';
import type { MemoryPort } from '#shop/ports.ts';
import { namedStatement } from '#shop/named-statement.ts';
import { hashToken } from '#shop/token.ts';

export type Session = Pick<
  Selectable<Sessions>,
  | 'id'
  | 'customer_id'
  | 'staff_id'
  | 'family_id'
  | 'last_used_at'
  | 'awaits_first_use'
  | 'expires_at'
  | 'ended_at'
  | 'replaced_at'
> & { role: string | null; added_abilities: string[] | null; removed_abilities: string[] | null };

type Known = {
  sessions: Map<string, { session: Session; until: number }>;
  /** Counts the announcements that sessions ended: a session read before the latest announcement is not kept. */
  endings: number;
};

const mostKnown = 10_000;
const longestMs = 60_000;
const known = new WeakMap<MemoryPort, Known>();

/**
 * Finds the session of a token. Open sessions of customers are kept in memory for at most a minute, and dropped as soon as this process
 * hears that any session has ended; sessions of staff are read each time.
 */
export async function findSession(ctx: Ctx, token: string): Promise<Session | undefined> {
  const { sessions, endings } = knownBy(ctx.memory);
  const key = hashToken(token).toString('base64');
  const now = ctx.clock.now().getTime();
  const remembered = ctx.memory.isCurrent() ? sessions.get(key) : undefined;
  if (remembered && remembered.until > now) return remembered.session;
  const session = await readSession(ctx, token);
  if (session?.customer_id && !session.ended_at && knownBy(ctx.memory).endings === endings) {
    sessions.set(key, { session, until: now + longestMs });
    if (sessions.size > mostKnown) sessions.delete(sessions.keys().next().value!);
  }
  return session;
}

function knownBy(memory: MemoryPort): Known {
  const existing = known.get(memory);
  if (existing) return existing;
  const made: Known = { sessions: new Map(), endings: 0 };
  known.set(memory, made);
  memory.subscribe((tag) => {
    if (tag !== 'sessions' && tag !== '*') return;
    made.endings += 1;
    made.sessions.clear();
  });
  return made;
}

function readSession({ db }: Ctx, token: string): Promise<Session | undefined> {
  return db
    .selectFrom('sessions as s')
    .modifyFront(namedStatement)
    .leftJoin('staff as t', (join) => join.onRef('t.id', '=', 's.staff_id').on('t.ended_at', 'is', null))
    .select([
      's.id',
      's.customer_id',
      's.staff_id',
      's.family_id',
      's.last_used_at',
      's.awaits_first_use',
      's.expires_at',
      's.ended_at',
      's.replaced_at',
      't.role',
      't.added_abilities',
      't.removed_abilities',
    ])
    .where('s.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}
