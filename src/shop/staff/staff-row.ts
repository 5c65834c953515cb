import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import { conflict } from '#domain/error.ts';
import { type StaffAbility, type StaffRole, listAbilities } from '#domain/staff/abilities.ts';
import type { StaffStatus } from '#contract/staff/staff.ts';
import { onConstraint } from '#shop/on-constraint.ts';

/** A staff member as lists, responses and the audit show them. */
export type StaffMember = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  abilities: StaffAbility[];
  status: StaffStatus;
  /** The expiry of the open invitation of a person who has not joined. */
  invited_until: string | null;
  last_seen_at: string | null;
  created_at: string;
  version: number;
};

/** The columns of a row of `staff as s` that `toStaffMember` needs. */
export function staffColumns(eb: ExpressionBuilder<DB & { s: DB['staff'] }, 's'>) {
  return [
    's.id',
    's.name',
    's.email',
    's.role',
    's.added_abilities',
    's.removed_abilities',
    's.created_at',
    's.ended_at',
    's.version',
    statusOf.as('status'),
    eb
      .selectFrom('staff_links as l')
      .select('l.expires_at')
      .whereRef('l.staff_id', '=', 's.id')
      .where('l.used_at', 'is', null)
      .where('l.purpose', '=', 'invitation')
      .as('invited_until'),
    lastSeen.as('last_seen_at'),
  ] as const;
}

export const statusOf = sql<StaffStatus>`case when s.ended_at is not null then 'left'
  when s.password_hash is null then 'invited' else 'active' end`;
export const lastSeen = sql<Date | null>`(select max(last_used_at) from sessions where staff_id = s.id)`;

type StaffRow = {
  id: string;
  name: string;
  email: string;
  role: string;
  added_abilities: string[];
  removed_abilities: string[];
  created_at: Date;
  version: number;
  status: StaffStatus;
  invited_until: Date | null;
  last_seen_at: Date | null;
};

/** Returns a staff member with the abilities that follow from role, additions and removals. */
export function toStaffMember(row: StaffRow): StaffMember {
  const role = row.role as StaffRole;
  const added = row.added_abilities as StaffAbility[];
  const removed = row.removed_abilities as StaffAbility[];
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role,
    abilities: listAbilities({ role, added, removed }),
    status: row.status,
    invited_until: row.status === 'invited' ? (row.invited_until?.toISOString() ?? null) : null,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    version: row.version,
  };
}

/** Returns the fields of a person that the audit keeps. */
export function toAudited({ name, email, role, abilities, status }: StaffMember) {
  return { name, email, role, abilities, status };
}

/** Runs a change of staff. Throws conflict `staff.last_owner` if the database refuses to remove the last owner. */
export async function keepLastOwner<Result>(change: () => Promise<Result>): Promise<Result> {
  return change().catch(
    onConstraint('staff_last_owner_stays', () =>
      conflict('staff.last_owner', 'This is the only owner of the shop. Make somebody else an owner first.'),
    ),
  );
}
