import { sql } from 'kysely';
import { minuteMs } from '#domain/durations.ts';
import { invalid } from '#domain/error.ts';
import { hashRequest } from '#shop/access/hash-request.ts';
import type { Tx } from '#shop/context.ts';

export type ClaimKey = {
  customerId: string;
  route: string;
  key: string | undefined;
  request: unknown;
  /** The order this request is about to write. */
  orderId: string;
};

/**
 * Claims a key for this request and returns the id of the key's order: this one, or that of the request that claimed the key first. A
 * second request waits until the first has committed, because the customer's row stays locked. Throws invalid `order.other_request` when
 * the key was used for another request. Without a key, the same request for the same stored cart counts as the same order for ten minutes:
 * a double click is not two orders.
 */
export async function claimKey(
  tx: Tx,
  { customerId, route, key: given, request, orderId }: ClaimKey,
): Promise<string> {
  const hash = hashRequest(request);
  const key = given ?? (await keyOfCart(tx, customerId, hash));
  const claimed = await sql`
    insert into idempotency_keys (customer_id, route, key, request_hash, order_id, created_at)
    select id, ${route}::text, ${key}::text, ${hash}::text, ${orderId}::text, ${tx.clock.now()}::timestamptz
      from customers where id = ${customerId} for no key update
    on conflict do nothing`.execute(tx.db);
  if (claimed.numAffectedRows === 1n) return orderId;
  const first = await tx.db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'order_id'])
    .where('customer_id', '=', customerId)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== hash) {
    throw invalid(
      'order.other_request',
      'This Idempotency-Key was already used for another order. Use a new key.',
    );
  }
  return first.order_id;
}

const sameOrderMs = 10 * minuteMs;

async function keyOfCart(tx: Tx, customerId: string, hash: string): Promise<string> {
  const { cart_version } = await tx.db
    .selectFrom('customers')
    .select('cart_version')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const recent = await tx.db
    .selectFrom('idempotency_keys as k')
    .innerJoin('orders as o', 'o.id', 'k.order_id')
    .select('k.key')
    .where('k.customer_id', '=', customerId)
    .where('k.request_hash', '=', hash)
    .where('k.key', 'like', 'cart-%')
    .where('k.created_at', '>', new Date(tx.clock.now().getTime() - sameOrderMs))
    .where('o.status', 'not in', ['cancelled', 'returned_to_origin'])
    .executeTakeFirst();
  return recent?.key ?? `cart-${cart_version}-${tx.clock.now().getTime()}-${hash.slice(0, 16)}`;
}
