import { type ShopError, conflict } from '#domain/error.ts';
import type { Reader } from '#shop/context.ts';

type StaleChange = {
  code: `${string}.stale`;
  /** The record as a sentence refers to it: `these settings`. */
  record: string;
  /** The subject of the record in the audit, and its current version. */
  subject: string;
  version: number | string;
  /** The current state of the record. */
  current: Record<string, unknown>;
};

/** The author and time of the current version of a record; null if no staff member made the change. */
export type LatestChange = { by: { id: string; name: string } | null; at: string } | null;

/** Returns who made a change and when, from an audit row. */
export function toLatestChange({ id, name, at }: ChangeRow): NonNullable<LatestChange> {
  return { by: id === null ? null : { id, name: name ?? '' }, at: at.toISOString() };
}

type ChangeRow = { id: string | null; name: string | null; at: Date };

const days = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' });
const hours = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/**
 * Returns the conflict for a change that is based on an older version of a record: the author and time of the current version, as a
 * sentence and as `changed`, and the current record.
 */
export async function staleConflict(reader: Reader, stale: StaleChange): Promise<ShopError> {
  const { code, record, current } = stale;
  const changed = await findChange(reader, stale);
  const who = changed?.by?.name ?? 'Somebody';
  const when = changed ? formatWhen(new Date(changed.at), reader.clock.now()) : 'meanwhile';
  const message = `${who} changed ${record} ${when}. Please look again before you save.`;
  return conflict(code, message, { ...current, changed });
}

async function findChange({ db }: Reader, { subject, version }: StaleChange): Promise<LatestChange> {
  const found = await db
    .selectFrom('audit_events as a')
    .leftJoin('staff as s', 's.id', 'a.staff_id')
    .select(['a.at', 's.id', 's.name'])
    .where('a.subject', '=', subject)
    .where('a.version', '=', String(version))
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? toLatestChange(found) : null;
}

/** Returns a moment within a sentence, in Indian time: `at 14:02`, on another day `on 3 Nov at 14:02`. */
export function formatWhen(at: Date, now: Date): string {
  const day = days.format(at);
  return day === days.format(now) ? `at ${hours.format(at)}` : `on ${day} at ${hours.format(at)}`;
}
