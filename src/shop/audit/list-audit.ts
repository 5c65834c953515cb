import { sql } from 'kysely';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import { endOfIndianDay, startOfIndianDay } from '#domain/indian-time.ts';
import type { AuditListing } from '#contract/staff/audit.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import type { Reader } from '#shop/context.ts';
import { findSubjects, nameSubjects } from './name-subjects.ts';

type Named = { id: string; name: string };

export type AuditRow = {
  id: string;
  at: string;
  /** Null for the command line, for jobs, and for callers who were not signed in. */
  person: Named | null;
  api_key: Named | null;
  address: string;
  action: string;
  subject: string;
  /** The name or number of the subject; its id where it has none, or no longer exists. */
  subject_name: string;
  before: unknown;
  after: unknown;
};

/**
 * Returns one page of the audit, newest first: who made each change, when and from where, and the values before and after. Throws
 * forbidden.
 */
export async function listAudit(
  reader: Reader,
  listing: AuditListing,
): Promise<{ events: AuditRow[]; total: number }> {
  requireAbility(reader, 'see_audit');
  const found = await find(reader, listing);
  const events = await read(reader, found.limit(listing.limit).offset(toOffset(listing)));
  const { total } = await found
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { events, total: Number(total) };
}

/** Returns at most `MOST_EXPORTED` events of the list for a file, ignoring the requested page. Throws forbidden. */
export async function exportAudit(reader: Reader, listing: AuditListing): Promise<AuditRow[]> {
  requireAbility(reader, 'see_audit');
  return read(reader, (await find(reader, listing)).limit(MOST_EXPORTED));
}

async function read(reader: Reader, found: Awaited<ReturnType<typeof find>>): Promise<AuditRow[]> {
  const rows = await found
    .select(['a.id', 'a.at', 'a.address', 'a.action', 'a.subject', 'a.before', 'a.after'])
    .select(['s.id as staff_id', 's.name as staff_name', 'k.id as key_id', 'k.name as key_name'])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
  const names = await nameSubjects(
    reader,
    rows.map(({ subject }) => subject),
  );
  return rows.map(({ staff_id, staff_name, key_id, key_name, at, ...row }) => ({
    ...row,
    subject_name: names.get(row.subject) ?? row.subject,
    at: at.toISOString(),
    person: toNamed(staff_id, staff_name),
    api_key: toNamed(key_id, key_name),
  }));
}

async function find(reader: Reader, { q, person, subject, action, from, to }: AuditListing) {
  const subjects = subject ? [subject, ...(await findSubjects(reader, subject))] : undefined;
  let found = reader.db
    .selectFrom('audit_events as a')
    .leftJoin('staff as s', 's.id', 'a.staff_id')
    .leftJoin('api_keys as k', 'k.id', 'a.api_key_id');
  if (person)
    found = found.where((eb) =>
      eb.or([
        eb('a.staff_id', '=', person),
        eb('s.email', '=', person.toLowerCase()),
        eb('s.name', 'ilike', escapeLike(person)),
      ]),
    );
  if (subjects) found = found.where('a.subject', 'in', subjects);
  if (action) found = found.where('a.action', 'like', `${escapeLike(action)}%`);
  if (from) found = found.where('a.at', '>=', startOfIndianDay(from));
  if (to) found = found.where('a.at', '<', endOfIndianDay(to));
  if (!q) return found;
  const pattern = `%${escapeLike(q)}%`;
  const text = sql<string>`concat_ws(' ', s.name, s.email, k.name, a.action, a.subject, a.address)`;
  return found.where(text, 'ilike', pattern);
}

function toNamed(id: string | null, name: string | null): Named | null {
  return id === null ? null : { id, name: name ?? '' };
}
