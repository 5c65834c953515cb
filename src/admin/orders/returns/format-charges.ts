import type { Order } from '#admin/orders/use-order.ts';

/** Names the charges that an order was placed with; undefined where it has none. */
export function formatCharges({
  totals: { shipping, cod_charges },
}: Pick<Order, 'totals'>): string | undefined {
  const names = [shipping > 0 && 'delivery', cod_charges > 0 && 'cash on delivery'].filter(Boolean);
  return names.length === 0 ? undefined : names.join(' and ');
}
