import { sql } from 'kysely';
import { conflict, invalid } from '#domain/error.ts';
import type { EntryJson, RemoveEntry } from '#contract/catalogue/register.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { replaceInRules } from '#shop/catalogue/collections/admin/replace-in-rules.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { writeSearchColumns } from '#shop/catalogue/products/write-search-columns.ts';
import { findLinkingPage } from '#shop/content/pages/find-linking-page.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { lockRegister } from './entry-slugs.ts';
import { fillEmpty } from './fill-empty.ts';
import { getEntry } from './list-entries.ts';
import { REGISTERS } from './registers.ts';
import { toEntryColumns, toEntryFields } from './write-entry.ts';

/**
 * Removes a maker or craft. Its products and its addresses go to another entry in the same transaction, which is how two entries are
 * merged: that entry keeps its own fields, and takes over those it lacks, such as a story or a picture. `none` leaves the products without
 * one. Throws unauthenticated, forbidden, not_found, conflict `maker.has_products` or `craft.has_products` if the call does not say where
 * its products go, `collection.names_it` or `maker.in_use` or `craft.in_use` if a rule or a link of a page would be left without it,
 * invalid for an entry that does not exist.
 */
export async function removeEntry(
  ctx: Ctx,
  register: RegisterName,
  id: string,
  { products_to }: RemoveEntry,
): Promise<void> {
  requireAbility(ctx, 'edit_products');
  const { noun } = REGISTERS[register];
  await inTransaction(ctx, async (tx) => {
    await lockRegister(tx, register);
    const entry = await getEntry(tx, register, id);
    const { name, slug, products, former_slugs } = entry;
    if (products > 0 && products_to === undefined)
      throw conflict(`${noun}.has_products`, `${name} has ${products} products. Choose where to move them.`, {
        products,
      });
    const target = products_to === undefined || products_to === 'none' ? null : products_to;
    if (target !== null) await refuseUnknown(tx, register, { id, target });
    else await refuseLinked(tx, register, [slug, ...former_slugs]);
    const moved = await moveProducts(tx, register, { id, target });
    await replaceInRules(tx, { column: REGISTERS[register].column, id, target });
    await tx.db.deleteFrom(register).where('id', '=', id).execute();
    if (target !== null) await takeOver(tx, register, { from: entry, target });
    if (target !== null) await leadTo(tx, register, target, [slug, ...former_slugs]);
    await writeSearchColumns(tx, moved);
    const before = { name, slug, former_slugs, story: entry.story, products };
    await writeAuditEvent(tx, { action: `${noun}.removed`, subject: id, before: { ...before, products_to } });
  });
}

/** Refuses the removal while a text of the shop links to an entry whose addresses would be dead. */
async function refuseLinked(tx: Tx, register: RegisterName, slugs: readonly string[]): Promise<void> {
  const page = await findLinkingPage(
    tx,
    slugs.map((slug) => `/${register}/${slug}`),
  );
  if (!page) return;
  const { noun } = REGISTERS[register];
  const sentence = `${page.name} links to this ${noun}. Choose the ${noun} that replaces it, or change that link first.`;
  throw conflict(`${noun}.in_use`, sentence, { used_by: { kind: 'page', id: page.slug } });
}

/** Fills the empty fields of an entry from the removed one. */
async function takeOver(
  tx: Tx,
  register: RegisterName,
  { from, target }: { from: EntryJson; target: string },
): Promise<void> {
  const current = await getEntry(tx, register, target);
  const before = toEntryFields(register, current);
  const after = fillEmpty(before, toEntryFields(register, from));
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  const version = current.version + 1;
  await tx.db
    .updateTable(register as 'crafts')
    .set({ ...toEntryColumns(after), version, updated_at: tx.clock.now() })
    .where('id', '=', target)
    .execute();
  const action = `${REGISTERS[register].noun}.changed` as const;
  await writeAuditEvent(tx, { action, subject: target, version, before, after });
}

type Move = { id: string; target: string | null };

async function refuseUnknown(tx: Tx, register: RegisterName, { id, target }: Move): Promise<void> {
  const found = await tx.db.selectFrom(register).select('id').where('id', '=', target).executeTakeFirst();
  if (found && target !== id) return;
  const { noun } = REGISTERS[register];
  const sentence = `Choose another ${noun}.`;
  throw invalid(`${noun}.target`, sentence, { products_to: sentence });
}

/** Moves the products to the other entry and returns their ids. They are locked in the order of their ids, as everywhere. */
async function moveProducts(tx: Tx, register: RegisterName, { id, target }: Move): Promise<string[]> {
  const column = sql.ref(REGISTERS[register].column);
  const { rows } = await sql<{ id: string }>`
    select id from products where ${column} = ${id} order by id for no key update`.execute(tx.db);
  await sql`update products set ${column} = ${target}, edited_version = version + 1, updated_at = ${tx.clock.now()} where ${column} = ${id}`.execute(
    tx.db,
  );
  return rows.map((row) => row.id);
}

/** Redirects the addresses of a removed entry to another one. */
async function leadTo(
  tx: Tx,
  register: RegisterName,
  target: string,
  slugs: readonly string[],
): Promise<void> {
  const { formerSlugs } = REGISTERS[register];
  await tx.db
    .insertInto(formerSlugs)
    .values(slugs.map((slug) => ({ slug, leads_to: target })))
    .execute();
}
