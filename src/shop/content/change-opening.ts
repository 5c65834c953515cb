import { sql } from 'kysely';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import type { Tx } from '#shop/context.ts';

/** Closes a shop whose seller has not been entered yet, until its owner opens it. A shop that already sells is left unchanged. */
export async function closeUntilOpened(tx: Tx): Promise<void> {
  await sql`
    insert into settings (section, document, updated_at)
    select 'opening', '{"isOpen": false}'::jsonb, ${tx.clock.now()}::timestamptz
     where not exists (select from settings where section = 'seller' and document ->> 'legalName' <> '')
    on conflict (section) do nothing`.execute(tx.db);
}

/** Opens the shop for orders. Returns whether it was closed before; only one of several concurrent calls finds it closed. */
export async function writeOpened(tx: Tx): Promise<boolean> {
  const opened = await tx.db
    .updateTable('settings')
    .set((eb) => ({
      document: JSON.stringify({ isOpen: true }),
      updated_at: tx.clock.now(),
      version: eb('version', '+', 1),
    }))
    .where('section', '=', 'opening')
    .where(sql<boolean>`not (document ->> 'isOpen')::boolean`)
    .executeTakeFirst();
  if (opened.numUpdatedRows === 0n) return false;
  const change = { before: { isOpen: false }, after: { isOpen: true } };
  await writeAuditEvent(tx, { action: 'shop.opened', subject: 'shop', ...change });
  return true;
}
