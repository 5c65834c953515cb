import { notFound } from '#domain/error.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { lockContacts } from '#shop/customers/lock-contacts.ts';
import { lockOwner } from './lock-owner.ts';

/** Logs out: the token of this request is invalid from now on. For a guest it does nothing. */
export async function endSession(ctx: Ctx): Promise<void> {
  const { actor } = ctx;
  if ((actor.kind !== 'customer' && actor.kind !== 'staff') || !actor.sessionId) return;
  await ctx.db
    .updateTable('sessions')
    .set({ ended_at: ctx.clock.now() })
    .where('id', '=', actor.sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends another session of the same customer, chosen from their list of sessions. Throws unauthenticated, not_found. */
export async function endSessionOf(ctx: Ctx, sessionId: string): Promise<void> {
  const customerId = requireCustomer(ctx);
  const ended = await ctx.db
    .updateTable('sessions')
    .set({ ended_at: ctx.clock.now() })
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) throw notFound('Session');
}

/** Ends every session of the calling customer. Throws unauthenticated. */
export async function endAllSessions(ctx: Ctx): Promise<void> {
  const customerId = requireCustomer(ctx);
  await inTransaction(ctx, async (tx) => {
    await lockContacts(tx, customerId);
    await endCustomerSessions(tx, customerId);
  });
}

/**
 * Ends every session that descends from one login, because one of its tokens was used after it had been replaced. Waits for a refresh that
 * began earlier, so that the session it begins is ended too.
 */
export async function endFamily(ctx: Ctx, familyId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockOwner(tx, { family_id: familyId });
    await tx.db
      .updateTable('sessions')
      .set({ ended_at: tx.clock.now() })
      .where('family_id', '=', familyId)
      .where('ended_at', 'is', null)
      .execute();
  });
}

export type EndSessions = {
  /** The session that stays open. */
  except?: string | undefined;
  /** Also forgets the devices that the customer has signed in on. */
  forgetDevices?: boolean;
};

/** Ends the sessions of a customer whose row the caller has locked, so that no session begins in the meantime. */
export async function endCustomerSessions(
  tx: Tx,
  customerId: string,
  { except = '', forgetDevices = false }: EndSessions = {},
): Promise<void> {
  await tx.db
    .updateTable('sessions')
    .set({ ended_at: tx.clock.now() })
    .where('customer_id', '=', customerId)
    .where('id', '<>', except)
    .where('ended_at', 'is', null)
    .execute();
  if (!forgetDevices) return;
  await tx.db
    .updateTable('sessions')
    .set({ device_hash: null })
    .where('customer_id', '=', customerId)
    .where('device_hash', 'is not', null)
    .execute();
}
