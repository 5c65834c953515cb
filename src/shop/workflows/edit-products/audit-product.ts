import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import type { Tx } from '#shop/context.ts';
import { type ProductFacts, readProductFacts } from './product-facts.ts';

type Change = { before?: ProductFacts | undefined; after: ProductFacts };

/** The facts that follow from the rest of a product, or are counted. */
const derived = new Set([
  'version',
  'updated_at',
  'warnings',
  'price_change',
  'missing',
  'category',
  'subcategory',
  'craft_id',
  'maker_id',
  'tax_rate_today',
  'former_slugs',
]);

/**
 * Records a change of a product by staff with the fields that differ, and increments the version that the next change has to name. Returns
 * the product with that version; nothing is recorded if nothing differs.
 */
export async function auditProduct(
  tx: Tx,
  action: `product.${string}`,
  { before, after }: Change,
): Promise<ProductFacts> {
  const current = after as Record<string, unknown>;
  const past = before as Record<string, unknown> | undefined;
  const names = Object.keys(after).filter(
    (name) => !derived.has(name) && JSON.stringify(current[name]) !== JSON.stringify(past?.[name]),
  );
  if (names.length === 0) return after;
  const { id } = after;
  const { edited_version: version } = await tx.db
    .updateTable('products')
    .set((eb) => ({ edited_version: eb('version', '+', 1), updated_at: tx.clock.now() }))
    .where('id', '=', id)
    .returning('edited_version')
    .executeTakeFirstOrThrow();
  const pick = (facts: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, facts[name]]));
  await writeAuditEvent(tx, {
    action,
    subject: id,
    version,
    ...(past && { before: pick(past) }),
    after: pick(current),
  });
  return (await readProductFacts(tx, id))!;
}
