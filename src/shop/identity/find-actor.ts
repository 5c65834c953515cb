import type { StaffRole } from '#domain/staff.ts';
import type { Actor, Ctx } from '#shop/context.ts';
import { plannedOnce } from '#shop/planned-once.ts';
import { endFamily } from './end-session.ts';
import { hashToken } from './token.ts';

const guest: Actor = { kind: 'guest' };
/** `last_used_at` is written at most this often. */
const touchMs = 60_000;
/** Requests that were on their way when their token was replaced are forgiven for this long. */
const graceMs = 60_000;

/** Who a token belongs to; a guest where it is unknown, expired or ended. Old tokens coming back later end all that came from them. */
export async function findActor(ctx: Ctx, token: string): Promise<Actor> {
  const now = ctx.clock.now();
  const session = await findSession(ctx, token);
  if (!session || session.expires_at <= now) return guest;
  if (session.ended_at) {
    const isStale = session.replaced_at && now.getTime() - session.replaced_at.getTime() > graceMs;
    if (isStale) await endFamily(ctx, session.family_id);
    return guest;
  }
  if (now.getTime() - session.last_used_at.getTime() >= touchMs) await touch(ctx, session.id);
  const { id: sessionId, customer_id: customerId, staff_id: staffId, role } = session;
  if (customerId) return { kind: 'customer', customerId, sessionId };
  if (staffId && role) return { kind: 'staff', staffId, role: role as StaffRole, sessionId };
  return guest;
}

function findSession(ctx: Ctx, token: string) {
  return ctx.db
    .selectFrom('sessions as s')
    .modifyFront(plannedOnce)
    .leftJoin('staff as t', (join) => join.onRef('t.id', '=', 's.staff_id').on('t.ended_at', 'is', null))
    .select([
      's.id',
      's.customer_id',
      's.staff_id',
      's.family_id',
      's.last_used_at',
      's.expires_at',
      's.ended_at',
      's.replaced_at',
      't.role',
    ])
    .where('s.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

async function touch(ctx: Ctx, sessionId: string): Promise<void> {
  await ctx.db
    .updateTable('sessions')
    .set({ last_used_at: ctx.clock.now() })
    .where('id', '=', sessionId)
    .execute();
}
