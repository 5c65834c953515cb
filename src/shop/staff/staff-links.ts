import { type StaffLinkPurpose, STAFF_LINK_LIFE_MS, toStaffLinkPath } from '#domain/staff/staff-links.ts';
import { ShopError } from '#domain/error.ts';
import type { Reader, Tx } from '#shop/context.ts';
import { hashToken, newToken } from '#shop/token.ts';

export type StaffLink = { path: string; expiresAt: Date };
export type OpenLink = { staffId: string | null; purpose: StaffLinkPurpose };

/** Makes a one-time link for a staff member, or for the first owner; an earlier link of the same person becomes void. */
export async function makeStaffLink(
  tx: Tx,
  { staffId, purpose }: { staffId: string | null; purpose: StaffLinkPurpose },
): Promise<StaffLink> {
  const token = newToken(tx);
  const now = tx.clock.now();
  const expiresAt = new Date(now.getTime() + STAFF_LINK_LIFE_MS[purpose]);
  if (staffId) await voidLinks(tx, staffId);
  await tx.db
    .insertInto('staff_links')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      purpose,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { path: toStaffLinkPath(purpose, token), expiresAt };
}

/** Returns the person that an open link belongs to. Throws not_found `link.not_found` for a link that is used, expired or unknown. */
export async function readStaffLink(
  { db, clock }: Pick<Reader, 'db' | 'clock'>,
  token: string,
): Promise<OpenLink> {
  const row = await db
    .selectFrom('staff_links')
    .select(['staff_id', 'purpose'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!row) throw linkNotFound();
  return { staffId: row.staff_id, purpose: row.purpose as StaffLinkPurpose };
}

/** Consumes an open link; of several concurrent calls only one succeeds. Throws as `readStaffLink`. */
export async function useStaffLink(tx: Tx, token: string): Promise<OpenLink> {
  const now = tx.clock.now();
  const row = await tx.db
    .updateTable('staff_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['staff_id', 'purpose'])
    .executeTakeFirst();
  if (!row) throw linkNotFound();
  return { staffId: row.staff_id, purpose: row.purpose as StaffLinkPurpose };
}

/** Makes the open link of a person invalid. */
export async function voidLinks(tx: Tx, staffId: string): Promise<void> {
  await tx.db
    .deleteFrom('staff_links')
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute();
}

/** Returns the refusal of a link that was used, has expired or never existed, not found `link.not_found`. */
export function linkNotFound(): ShopError {
  return new ShopError({
    kind: 'not_found',
    code: 'link.not_found',
    message: 'This link has been used or has expired. Please ask the owner of the shop for a new one.',
  });
}
