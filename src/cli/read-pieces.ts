import { notFound } from '#domain/error.ts';
import type { AdminOrderJson } from '#contract/order/admin-order.ts';

/**
 * Returns the order lines named as `SKU=2,SKU`; a SKU alone leaves the quantity open. Throws not_found for a SKU that is not in the order.
 */
export function readPieces(
  { items }: Pick<AdminOrderJson, 'items'>,
  typed: string,
): { item_id: string; quantity: number | undefined }[] {
  return typed.split(',').map((piece) => {
    const [sku = '', quantity] = piece.trim().split('=');
    const item = items.find((one) => one.sku.toUpperCase() === sku.toUpperCase());
    if (!item) throw notFound(`${sku} in this order`);
    return { item_id: item.id, quantity: quantity === undefined ? undefined : Number(quantity) };
  });
}
