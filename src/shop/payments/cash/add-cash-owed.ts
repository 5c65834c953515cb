import type { Paise } from '#domain/money/money.ts';
import type { Tx } from '#shop/context.ts';

/** Adds to the cash that is to be handed back for a locked order, in paise, until staff records that it was (`hand-back-cash.ts`). */
export async function addCashOwed(tx: Tx, orderId: string, cashPaise: Paise): Promise<void> {
  if (cashPaise === 0) return;
  await tx.db
    .updateTable('orders')
    .set((eb) => ({
      cash_owed_paise: eb('cash_owed_paise', '+', cashPaise),
      updated_at: tx.clock.now(),
    }))
    .where('id', '=', orderId)
    .execute();
}
