import type { Order } from '#admin/orders/use-order.ts';

const listed = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** Names the charges that an order was placed with; undefined where it has none. */
export function formatCharges({
  totals: { shipping, gift_wrap, cod_charges },
}: Pick<Order, 'totals'>): string | undefined {
  const names = [
    shipping > 0 && 'delivery',
    gift_wrap > 0 && 'gift wrapping',
    cod_charges > 0 && 'cash on delivery',
  ].filter((name) => name !== false);
  return names.length === 0 ? undefined : listed.format(names);
}
