import type { Tx } from '#shop/context.ts';

/** Removes the customer's id from their visits and actions, which stay counted. */
export async function unlinkVisits({ db }: Pick<Tx, 'db'>, customerId: string): Promise<void> {
  await db.updateTable('visits').set({ customer_id: null }).where('customer_id', '=', customerId).execute();
  await db.updateTable('actions').set({ customer_id: null }).where('customer_id', '=', customerId).execute();
}
