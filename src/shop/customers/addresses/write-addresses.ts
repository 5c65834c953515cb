import { type Address, MOST_ADDRESSES, withOneDefault } from '#domain/customer/address.ts';
import { invalid } from '#domain/error.ts';
import type { SaveAddress } from '#contract/customer/address.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { toAddress } from './list-addresses.ts';
import { nextVersion } from '#shop/customers/list-version.ts';
import { requireOpenSession } from '#shop/customers/contacts/prove-identity.ts';

/** An address in a list to be saved; without an id it is new. */
export type ListedAddress = SaveAddress & { id?: string | undefined };

export type ChangeAddresses = {
  customerId: string;
  seen?: number | undefined;
  /** Returns the wanted list, given the current one. */
  change: (addresses: ListedAddress[]) => ListedAddress[];
};

/**
 * Changes a customer's addresses as one list with one default. An address whose id is not in the current list, such as another customer's,
 * is saved as new. Throws conflict `addresses.stale`, invalid `addresses.too_many`.
 */
export async function changeAddresses(
  tx: Tx,
  { customerId, seen, change }: ChangeAddresses,
): Promise<Address[]> {
  await nextVersion(tx, { customerId, list: 'addresses', seen });
  await requireOpenSession(tx);
  return writeChanged(tx, customerId, change);
}

/** Adds addresses from an earlier shop to a customer without a login. Throws invalid `addresses.too_many`. */
export async function addImportedAddresses(
  tx: Tx,
  customerId: string,
  added: readonly SaveAddress[],
): Promise<void> {
  if (added.length === 0) return;
  await nextVersion(tx, { customerId, list: 'addresses' });
  await writeChanged(tx, customerId, (current) => [...current, ...added]);
}

async function writeChanged(
  tx: Tx,
  customerId: string,
  change: ChangeAddresses['change'],
): Promise<Address[]> {
  const before = await readForChange(tx, customerId);
  const known = new Set(before.map(({ id }) => id));
  const wanted = withOneDefault(change(before));
  if (wanted.length > MOST_ADDRESSES) {
    throw invalid('addresses.too_many', `You can save at most ${MOST_ADDRESSES} addresses`);
  }
  const seenIds = new Set<string>();
  const addresses = wanted.map((address) => {
    const isOwn = address.id !== undefined && known.has(address.id) && !seenIds.has(address.id);
    const id = isOwn ? address.id! : makeId(tx, 'adr');
    seenIds.add(id);
    return { ...address, id };
  });
  return writeList(tx, customerId, addresses);
}

async function readForChange(tx: Tx, customerId: string): Promise<(SaveAddress & { id: string })[]> {
  const rows = await tx.db
    .selectFrom('addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const { stateKey, postalCode, isDefault, ...address } = toAddress(row);
    return { ...address, country: 'India', state: stateKey, postal_code: postalCode, is_default: isDefault };
  });
}

async function writeList(
  tx: Tx,
  customerId: string,
  addresses: (SaveAddress & { id: string })[],
): Promise<Address[]> {
  await tx.db
    .updateTable('addresses')
    .set({ deleted_at: tx.clock.now(), is_default: false })
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .execute();
  if (addresses.length === 0) return [];
  const rows = await tx.db
    .insertInto('addresses')
    .values(addresses.map((address, position) => toRow(tx, { address, customerId, position })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        type: eb.ref('excluded.type'),
        line1: eb.ref('excluded.line1'),
        line2: eb.ref('excluded.line2'),
        city: eb.ref('excluded.city'),
        state_key: eb.ref('excluded.state_key'),
        postal_code: eb.ref('excluded.postal_code'),
        phone: eb.ref('excluded.phone'),
        is_default: eb.ref('excluded.is_default'),
        position: eb.ref('excluded.position'),
        deleted_at: null,
      })),
    )
    .returningAll()
    .execute();
  return rows.map(toAddress);
}

type Placed = { address: SaveAddress & { id: string }; customerId: string; position: number };

function toRow(tx: Tx, { address, customerId, position }: Placed) {
  const { id, type, line1, line2, city, state, postal_code, country, phone, is_default } = address;
  const placed = { id, customer_id: customerId, position, created_at: tx.clock.now() };
  return { ...placed, type, line1, line2, city, state_key: state, postal_code, country, phone, is_default };
}
