import type { Tx } from '#shop/context.ts';

/** Enqueues, in the same commit, the jobs that tell the customers who asked for these products that they are back in stock. */
export async function announceStock(tx: Tx, productIds: string[]): Promise<void> {
  const requests = await tx.db
    .selectFrom('stock_requests')
    .select('product_id')
    .distinct()
    .where('product_id', 'in', productIds)
    .where('answered_at', 'is', null)
    .execute();
  const jobs = requests.map(({ product_id: productId }) => ({ productId }));
  if (jobs.length > 0) await tx.enqueueAll('answer-stock-requests', jobs);
}
