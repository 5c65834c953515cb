import type { ChosenStatus } from '#domain/catalogue/product-status.ts';
import { conflict, invalid } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';
import type { ProductFacts } from './product-facts.ts';
import { onConstraint } from '#shop/on-constraint.ts';

type Publication = { status: ChosenStatus; publishAt: string | null };

/**
 * Moves a product to another status. A product that has only been a draft counts as new from the moment it is published. Throws invalid for
 * a time that is missing or past, conflict `products.status` for a step that does not exist.
 */
export async function writeStatus(
  tx: Tx,
  before: ProductFacts,
  { status, publishAt }: Publication,
): Promise<void> {
  const now = tx.clock.now();
  const at = status === 'scheduled' ? readTime(publishAt, now) : null;
  const isFirst = before.status === 'draft' || before.status === 'scheduled';
  const from = status === 'draft' ? undefined : (at ?? now);
  await tx.db
    .updateTable('products')
    .set({ status, publish_at: at, ...(isFirst && from && { created_at: from }) })
    .where('id', '=', before.id)
    .execute()
    .catch(
      onConstraint('products_status_moves', () =>
        conflict('products.status', `This product is ${before.status}: it cannot become ${status}.`),
      ),
    );
  if (at) await tx.enqueue('publish-products', {}, { startAfter: at });
}

function readTime(publishAt: string | null, now: Date): Date {
  if (publishAt === null) throw refuseTime('Choose when it goes live');
  const at = new Date(publishAt);
  if (at <= now) throw refuseTime('This time has passed. Choose a later one, or publish now');
  return at;
}

function refuseTime(sentence: string) {
  return invalid('request.invalid', sentence, { publish_at: sentence });
}
