import type { Tx } from '#shop/context.ts';

/** Enqueues the job that cancels an online order which is still unpaid at this moment. */
export function expireLater(tx: Tx, orderId: string, expiresAt: Date): Promise<void> {
  return tx.enqueue('expire-order', { orderId }, { startAfter: new Date(expiresAt.getTime() + 1000) });
}
