import type { TrackedAction } from '#domain/analytics/visit.ts';

/** Where the pixel finds its script asks again so often, so far apart, and then lets it be. */
export const PIXEL_RETRIES = 10;
export const PIXEL_RETRY_MS = 100;
export const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

export type PixelEvent = {
  name: 'ViewContent' | 'AddToCart' | 'InitiateCheckout' | 'Purchase';
  /** The order's id, by which a purchase that is told twice counts once. */
  eventId?: string;
  facts: Record<string, unknown> & { currency: 'INR'; value: number };
};

type Action = {
  action?: TrackedAction;
  product_id?: string;
  category?: string;
  value?: number;
  metadata?: Record<string, unknown>;
};

const names: Partial<Record<TrackedAction, PixelEvent['name']>> = {
  view_product: 'ViewContent',
  add_to_cart: 'AddToCart',
  checkout_start: 'InitiateCheckout',
  purchase: 'Purchase',
};

/** What the pixel is told of an action, in rupees; undefined for those it has no business with. */
export function toPixelEvent({
  action,
  product_id,
  category,
  value = 0,
  metadata = {},
}: Action): PixelEvent | undefined {
  const name = action && names[action];
  if (!name) return undefined;
  const { name: products, quantity, product_ids, order_id } = metadata;
  const facts = {
    currency: 'INR' as const,
    value,
    content_type: 'product',
    content_ids: product_id
      ? [product_id]
      : String(product_ids ?? '')
          .split(' ')
          .filter(Boolean),
    ...(products ? { content_name: products } : {}),
    ...(category ? { content_category: category } : {}),
    ...(quantity ? { num_items: quantity } : {}),
  };
  return { name, ...(order_id ? { eventId: String(order_id) } : {}), facts };
}
