import { dayMs } from '#domain/durations.ts';
import { sql } from 'kysely';
import { tooMany } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';

export type RateLimit = { readonly count: number; readonly seconds: number };
/** The message may say how long to wait; it is given the seconds. */
export type ConsumeLimit = {
  key: string;
  limits: readonly RateLimit[];
  message: string | ((seconds: number) => string);
};

/** Consumes one unit of a key's rate limits over sliding windows, or throws too_many with the seconds to wait. */
export async function consumeLimit(ctx: Ctx, { key, limits, message }: ConsumeLimit): Promise<void> {
  if (await tryConsume(ctx, { key, limits })) return;
  const seconds = await secondsToWait(ctx, key, limits);
  throw tooMany(typeof message === 'string' ? message : message(seconds), seconds);
}

/**
 * Consumes one unit of a key's rate limits over sliding windows and returns whether one was left. It is one statement, so of a thousand
 * concurrent calls exactly as many succeed as the limits allow. It counts nothing while limits are turned off.
 */
export async function tryConsume(ctx: Ctx, { key, limits }: Omit<ConsumeLimit, 'message'>): Promise<boolean> {
  if (!ctx.limits.requests) return true;
  const now = ctx.clock.now();
  const starts = limits.map(({ seconds }) => new Date(now.getTime() - seconds * 1000));
  const oldest = new Date(Math.min(...starts.map((start) => start.getTime())));
  const counts = limits.map(({ count }) => count);
  const { rows } = await sql<{ key: string }>`
    insert into rate_limits (key, moments, last_at) values (${key}, array[${now}::timestamptz], ${now})
    on conflict (key) do update
       set moments = array(select m from unnest(rate_limits.moments) m where m > ${oldest}) || ${now}::timestamptz, last_at = ${now}
     where not exists (
       select from unnest(${starts}::timestamptz[], ${counts}::int[]) as w (start, most)
        where (select count(*) from unnest(rate_limits.moments) m where m > w.start) >= w.most)
    returning key`.execute(ctx.db);
  if (rows.length > 0 && ctx.random(1)[0] === 0) await deleteOldLimits(ctx);
  return rows.length > 0;
}

/** How long counts are kept: no limit looks back further than a day. */
const retentionMs = 2 * dayMs;

/** Deletes old counts. One successful call in 256 runs it, so the table stays small without a separate job. */
export async function deleteOldLimits({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('last_at', '<', new Date(clock.now().getTime() - retentionMs))
    .execute();
}

async function secondsToWait(ctx: Ctx, key: string, limits: readonly RateLimit[]): Promise<number> {
  const row = await ctx.db
    .selectFrom('rate_limits')
    .select('moments')
    .where('key', '=', key)
    .executeTakeFirst();
  const now = ctx.clock.now().getTime();
  const waits = limits.map(({ count, seconds }) => {
    const newestFirst = (row?.moments ?? []).map((at) => new Date(at).getTime()).toSorted((a, b) => b - a);
    const blocking = newestFirst[count - 1];
    return blocking === undefined ? 0 : (blocking + seconds * 1000 - now) / 1000;
  });
  return Math.max(1, Math.ceil(Math.max(...waits)));
}

/** Returns one key for all who share a connection: an IPv4 address, or the /64 of an IPv6 address, which is what one household gets. */
export function toNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain || 'unknown';
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const missing = plain.includes('::') ? 8 - first!.length - last!.length : 0;
  const full = [...first!, ...Array.from({ length: missing }, () => '0'), ...last!];
  return `${full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Deletes the counts of a number, an address or an account. */
export async function deleteLimitsOf({ db }: Pick<Ctx, 'db'>, names: string[]): Promise<void> {
  for (const name of names) {
    await sql`delete from rate_limits where right(key, length(${name}::text) + 1) = '/' || ${name}::text`.execute(
      db,
    );
  }
}
