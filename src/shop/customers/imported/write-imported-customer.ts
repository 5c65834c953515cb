import { splitName } from '#domain/customer/customer-name.ts';
import { conflict } from '#domain/error.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { addImportedAddresses } from '#shop/customers/addresses/write-addresses.ts';
import { chooseKnown, findKnown } from './find-known.ts';
import { type ImportedCustomer, listCustomerChanges } from './imported-customer.ts';
import { onConstraint } from '#shop/on-constraint.ts';

/**
 * Adds a customer of an earlier shop, or changes the shop's data about them. This proves nothing: the number becomes theirs when they enter
 * a code, and they get no message. The audit names the fields, not the person. Throws conflict `customer.email_taken`, invalid.
 */
export async function writeImportedCustomer(
  tx: Tx,
  imported: ImportedCustomer,
  importId: string,
): Promise<void> {
  const known = chooseKnown(await findKnown(tx, [imported]), imported);
  if (!known) {
    const id = await addCustomer(tx, imported);
    await addImportedAddresses(tx, id, imported.addresses);
    const fields = Object.entries(imported).flatMap(([field, value]) => (value?.length ? [field] : []));
    return audit(tx, { id, fields, importId });
  }
  const change = listCustomerChanges(known, imported);
  if (!change) return;
  const { values } = change;
  await tx.db
    .updateTable('customers')
    .set({ ...values, ...(values.name && toNames(values.name)) })
    .where('id', '=', known.id)
    .where('mobile', 'is', null)
    .where('password_hash', 'is', null)
    .execute()
    .catch(onConstraint('customers_moved_in_by_email', emailTaken));
  await addImportedAddresses(tx, known.id, change.addresses);
  const fields = [...Object.keys(values), ...(change.addresses.length > 0 ? ['addresses'] : [])];
  await audit(tx, { id: known.id, fields, importId });
}

async function addCustomer(tx: Tx, { name, mobile, email }: ImportedCustomer): Promise<string> {
  const id = makeId(tx, 'cus');
  const added = await tx.db
    .insertInto('customers')
    .values({ id, caller_number: mobile, email, ...toNames(name), created_at: tx.clock.now() })
    .onConflict((conflicting) => conflicting.doNothing())
    .executeTakeFirst();
  if (!added.numInsertedOrUpdatedRows) throw emailTaken();
  return id;
}

function toNames(name: string) {
  const { firstName: first_name, lastName: last_name } = splitName(name);
  return { name: name || null, first_name: first_name || null, last_name: last_name || null };
}

type Audited = { id: string; fields: string[]; importId: string };

async function audit(tx: Tx, { id, fields, importId }: Audited): Promise<void> {
  const after = { import: importId, fields };
  await writeAuditEvent(tx, { action: 'customer.moved_in', subject: id, after });
}

function emailTaken() {
  const sentence = 'Another customer has this e-mail address';
  return conflict('customer.email_taken', sentence, {});
}
