import type { ClaimJson } from '#contract/order/packing.ts';
import type { Reader } from '#shop/context.ts';

/** Returns the people who are packing some orders at the moment; orders that nobody is packing have no entry. */
export async function listClaims(
  { db, clock }: Reader,
  orderIds: readonly string[],
): Promise<Map<string, NonNullable<ClaimJson>>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('packing_claims as c')
    .innerJoin('staff as s', 's.id', 'c.staff_id')
    .select(['c.order_id', 'c.staff_id', 's.name', 'c.expires_at'])
    .where('c.order_id', 'in', orderIds)
    .where('c.expires_at', '>', clock.now())
    .execute();
  return new Map(
    rows.map(({ order_id: id, expires_at: at, ...who }) => [id, { ...who, expires_at: at.toISOString() }]),
  );
}

/** Returns who packs an order at the moment, or null. */
export async function readClaim(reader: Reader, orderId: string): Promise<ClaimJson> {
  return (await listClaims(reader, [orderId])).get(orderId) ?? null;
}
