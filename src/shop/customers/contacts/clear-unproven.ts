import type { Tx } from '#shop/context.ts';
import { writeMessage } from '#shop/messaging/write-message.ts';
import { endCustomerSessions } from '#shop/customers/sessions/end-session.ts';

/**
 * Removes from an account everything that was added while its email was unproven, because another person may have opened the account with
 * that address: the mobile number, names, addresses, links and sessions. The caller replaces the password and holds the lock on the
 * customer's row. The proven address is notified.
 */
export async function clearUnproven(
  tx: Tx,
  { customerId, email }: { customerId: string; email: string },
): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .updateTable('customers')
    .set((eb) => ({
      mobile: null,
      phone: null,
      name: null,
      first_name: null,
      last_name: null,
      addresses_version: eb('addresses_version', '+', 1),
    }))
    .where('id', '=', customerId)
    .execute();
  await tx.db
    .updateTable('addresses')
    .set({ deleted_at: now, is_default: false })
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .execute();
  await tx.db.deleteFrom('email_proofs').where('customer_id', '=', customerId).execute();
  await tx.db.deleteFrom('contact_changes').where('customer_id', '=', customerId).execute();
  await endCustomerSessions(tx, customerId, { forgetDevices: true });
  const event = { kind: 'account_cleared', channel: 'email', path: '/login' } as const;
  await writeMessage(tx, {
    dedupeKey: `account_cleared/${customerId}/${now.getTime()}`,
    to: email,
    customerId,
    event,
  });
}
