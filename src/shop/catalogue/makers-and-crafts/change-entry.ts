import type { ChangeEntry, EntryJson } from '#contract/catalogue/register.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { writeSearchColumnsOf } from '#shop/catalogue/products/write-search-columns.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { lockRegister, refuseTaken } from './entry-slugs.ts';
import { getEntry } from './list-entries.ts';
import { REGISTERS } from './registers.ts';
import { refuseWrong, toEntryColumns, toEntryFields } from './write-entry.ts';

/**
 * Changes the named fields of a maker or craft whose version the caller saw. Its former address redirects to the new one, and searches find
 * its products by the new name. Throws unauthenticated, forbidden, not_found, conflict `maker.stale` or `craft.stale` with the current
 * entry, and invalid with a sentence for each wrong field.
 */
export function changeEntry(
  ctx: Ctx,
  register: RegisterName,
  id: string,
  { version, ...changes }: ChangeEntry,
): Promise<EntryJson> {
  requireAbility(ctx, 'edit_products');
  const { noun } = REGISTERS[register];
  return inTransaction(ctx, async (tx) => {
    await lockRegister(tx, register);
    const current = await getEntry(tx, register, id);
    if (current.version !== version) {
      const stale = { code: `${noun}.stale`, record: `this ${noun}`, subject: id } as const;
      throw await staleConflict(tx, { ...stale, version: current.version, current: { [noun]: current } });
    }
    const before = toEntryFields(register, current);
    const after = { ...before, ...changes };
    await refuseTaken(tx, register, after, id);
    await refuseWrong(tx, after);
    const next = { version: version + 1, updated_at: tx.clock.now() };
    await tx.db
      .updateTable(register as 'crafts')
      .set({ ...toEntryColumns(after), ...next })
      .where('id', '=', id)
      .execute();
    if (after.name !== before.name) await writeSearchColumnsOf(tx, REGISTERS[register].column, id);
    const action = `${noun}.changed` as const;
    await writeAuditEvent(tx, { action, subject: id, version: next.version, before, after });
    return getEntry(tx, register, id);
  });
}
