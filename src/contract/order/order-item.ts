import { z } from 'zod';
import { toMainUrl } from '#domain/catalogue/picture-url.ts';
import { toVariantLabel } from '#domain/catalogue/variant-choice.ts';
import { toRupees } from '#domain/money/money.ts';
import type { OrderLine } from '#domain/order/order.ts';

const text = z.string().nullable();

/** One line of an order, as it was ordered; prices in rupees, GST included. */
export const OrderItemJson = z.object({
  id: z.string(),
  product_id: z.string(),
  product_path: z.string().describe('Its page in the shop'),
  variant_id: text,
  product_name: z.string(),
  product_image: z.string(),
  variant: z.string(),
  color: text,
  size: text,
  sku: z.string(),
  quantity: z.int(),
  price: z.number(),
  total: z.number(),
  /** Pieces that were returned. */
  returned: z.int(),
  reviewed: z.boolean(),
});
export type OrderItemJson = z.infer<typeof OrderItemJson>;

/** Returns a line of an order as the API sends it. */
export function toItemJson(line: OrderLine): OrderItemJson {
  const { id, color, size, sku, quantity } = line;
  return {
    id,
    product_id: line.productId,
    product_path: line.productPath,
    variant_id: line.variantId,
    product_name: line.name,
    // The line does not record which widths exist; the smallest one always exists.
    product_image: line.pictureKey ? toMainUrl({ key: line.pictureKey, width: 0 }) : '',
    variant: toVariantLabel(line),
    color,
    size,
    sku,
    quantity,
    price: toRupees(line.unitPricePaise),
    total: toRupees(line.grossPaise),
    returned: line.returned,
    reviewed: line.isReviewed,
  };
}
