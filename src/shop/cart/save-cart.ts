import { sql } from 'kysely';
import { MOST_QUANTITY } from '#domain/cart/cart-limits.ts';
import type { ServerCartEntry } from '#domain/cart/cart-entry.ts';
import { unauthenticated } from '#domain/error.ts';
import { toPaise } from '#domain/money/money.ts';
import type { Tx } from '#shop/context.ts';
import { nextVersion } from '#shop/customers/list-version.ts';

export type CartEntry = Pick<ServerCartEntry, 'product_id' | 'variant_id' | 'quantity' | 'price'>;

/**
 * Replaces the stored cart and returns its new version. `seen` is an optimistic lock: throws conflict `cart.stale` when the version has
 * changed since. Leaves out entries for products that the shop does not know.
 */
export async function saveCart(
  tx: Tx,
  customerId: string,
  entries: CartEntry[],
  seen?: number,
): Promise<number> {
  const version = await nextVersion(tx, { customerId, list: 'cart', seen });
  await deleteLines(tx, customerId);
  const lines = addUp(entries);
  if (lines.length > 0) await insertLines(tx, customerId, lines);
  return version;
}

/** Empties the stored cart and increments its version. Throws unauthenticated for an erased account. */
export async function clearCart(tx: Tx, customerId: string): Promise<void> {
  const cleared = await sql`
    with emptied as (delete from cart_lines where customer_id = ${customerId})
    update customers set cart_version = cart_version + 1 where id = ${customerId} and erased_at is null`.execute(
    tx.db,
  );
  if (cleared.numAffectedRows !== 1n) throw unauthenticated();
}

function deleteLines(tx: Tx, customerId: string): Promise<unknown> {
  return tx.db.deleteFrom('cart_lines').where('customer_id', '=', customerId).execute();
}

/** Merges entries for the same offer, in the order they came. */
function addUp(entries: CartEntry[]): CartEntry[] {
  const lines = new Map<string, CartEntry>();
  for (const entry of entries) {
    const key = `${entry.product_id}/${entry.variant_id ?? ''}`;
    const known = lines.get(key);
    const quantity = Math.min((known?.quantity ?? 0) + entry.quantity, MOST_QUANTITY);
    lines.set(key, { ...(known ?? entry), quantity });
  }
  return [...lines.values()];
}

async function insertLines(tx: Tx, customerId: string, lines: CartEntry[]): Promise<void> {
  await sql`
    insert into cart_lines (customer_id, product_id, variant_id, quantity, price_paise, position, added_at)
    select ${customerId}, p.id, v.id, e.quantity, e.price_paise, e.position, ${tx.clock.now()}
      from unnest(${lines.map((line) => line.product_id)}::text[], ${lines.map((line) => line.variant_id)}::text[],
                  ${lines.map((line) => line.quantity)}::int[], ${lines.map((line) => toPaise(line.price))}::bigint[])
           with ordinality as e (product_id, variant_id, quantity, price_paise, position)
      join products p on p.id = e.product_id
      left join variants v on v.id = e.variant_id and v.product_id = p.id
     where (v.id is null) = (e.variant_id is null)`.execute(tx.db);
}
