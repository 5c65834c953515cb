import { sql } from 'kysely';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { eachApart } from '#shop/each-apart.ts';
import { auditProduct } from './audit-product.ts';
import { giveCategoryPicture } from './give-category-picture.ts';
import { readProductFacts } from './product-facts.ts';

/** Publishes every scheduled product that is due, each once and in its own transaction. A job runs it every minute. */
export async function publishDueProducts(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('publish_at', '<=', ctx.clock.now())
    .orderBy('publish_at')
    .execute();
  await eachApart(due, ({ id }) => publish(ctx, id));
}

function publish(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    // Another process may have published it since, or a staff member has chosen another time.
    const { rows } = await sql`
      select from products where id = ${id} and status = 'scheduled' and publish_at <= ${tx.clock.now()} for no key update`.execute(
      tx.db,
    );
    if (rows.length === 0) return;
    const before = (await readProductFacts(tx, id))!;
    await tx.db.updateTable('products').set({ status: 'live' }).where('id', '=', id).execute();
    const after = (await readProductFacts(tx, id))!;
    await giveCategoryPicture(tx, after);
    await auditProduct(tx, 'product.published', { before, after });
  });
}
