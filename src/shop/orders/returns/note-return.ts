import type { Tx } from '#shop/context.ts';

/** Notes on an order that all of it has come back now. */
export async function noteReturn({ db, clock }: Tx, orderId: string): Promise<void> {
  await db.updateTable('orders').set({ returned_at: clock.now() }).where('id', '=', orderId).execute();
}
