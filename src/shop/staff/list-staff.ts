import { notFound } from '#domain/error.ts';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import type { StaffListing } from '#contract/staff/staff.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import type { Reader } from '#shop/context.ts';
import { type StaffMember, lastSeen, staffColumns, statusOf, toStaffMember } from './staff-row.ts';

/** Returns one page of the staff, including people who were invited or have left. Throws forbidden. */
export async function listStaff(
  reader: Reader,
  listing: StaffListing,
): Promise<{ staff: StaffMember[]; total: number }> {
  requireAbility(reader, 'manage_staff');
  const found = narrow(reader, listing);
  const { total } = await found
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await inOrder(found, listing.sort).limit(listing.limit).offset(toOffset(listing)).execute();
  return { staff: rows.map(toStaffMember), total: Number(total) };
}

/** Returns at most `MOST_EXPORTED` people of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportStaff(reader: Reader, listing: StaffListing): Promise<StaffMember[]> {
  requireAbility(reader, 'manage_staff');
  const rows = await inOrder(narrow(reader, listing), listing.sort).limit(MOST_EXPORTED).execute();
  return rows.map(toStaffMember);
}

function narrow({ db }: Reader, { q, role, status }: StaffListing) {
  let found = db.selectFrom('staff as s');
  if (q)
    found = found.where((eb) =>
      eb.or([eb('s.name', 'ilike', toPattern(q)), eb('s.email', 'ilike', toPattern(q))]),
    );
  if (role) found = found.where('s.role', '=', role);
  if (status) found = found.where(statusOf, '=', status);
  return found;
}

function inOrder(found: ReturnType<typeof narrow>, sort: StaffListing['sort']) {
  const sorted = { name: found.orderBy('s.name'), newest: found.orderBy('s.created_at', 'desc') };
  const ordered =
    sort === 'last_seen' ? found.orderBy(lastSeen, (order) => order.desc().nullsLast()) : sorted[sort];
  return ordered.orderBy('s.id').select(staffColumns);
}

/** Returns one staff member. Throws forbidden, not_found. */
export async function getStaffMember(reader: Reader, id: string): Promise<StaffMember> {
  requireAbility(reader, 'manage_staff');
  return readStaffMember(reader, id);
}

/** Returns one staff member for a command that has already required its ability. Throws not_found. */
export async function readStaffMember({ db }: Pick<Reader, 'db'>, id: string): Promise<StaffMember> {
  const row = await db
    .selectFrom('staff as s')
    .select(staffColumns)
    .where('s.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('Member of staff');
  return toStaffMember(row);
}

function toPattern(text: string): string {
  return `%${escapeLike(text)}%`;
}
