import type { AddEntry, EntryJson } from '#contract/catalogue/register.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { chooseSlug, lockRegister, refuseTaken } from './entry-slugs.ts';
import { getEntry } from './list-entries.ts';
import { REGISTERS } from './registers.ts';
import { refuseWrong, toEntryColumns } from './write-entry.ts';

/** Adds a maker or a craft. Throws unauthenticated, forbidden, invalid with a sentence for each wrong field. */
export function createEntry(ctx: Ctx, register: RegisterName, input: AddEntry): Promise<EntryJson> {
  requireAbility(ctx, 'edit_products');
  return inTransaction(ctx, (tx) => createEntryIn(tx, register, input));
}

/** Adds a maker or a craft within a transaction that is already open. Throws as `createEntry`. */
export async function createEntryIn(tx: Tx, register: RegisterName, input: AddEntry): Promise<EntryJson> {
  requireAbility(tx, 'edit_products');
  await lockRegister(tx, register);
  const fields = { ...input, slug: input.slug ?? (await chooseSlug(tx, register, input.name)) };
  await refuseTaken(tx, register, fields);
  await refuseWrong(tx, fields);
  const { noun, prefix } = REGISTERS[register];
  const id = makeId(tx, prefix);
  const now = tx.clock.now();
  await tx.db
    .insertInto(register as 'crafts')
    .values({ ...toEntryColumns(fields), id, created_at: now, updated_at: now })
    .execute();
  await writeAuditEvent(tx, { action: `${noun}.added`, subject: id, version: 1, after: fields });
  return getEntry(tx, register, id);
}
