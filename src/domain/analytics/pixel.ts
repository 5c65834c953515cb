import type { TrackedAction } from '#domain/analytics/visit.ts';

/** The pixel checks for its script this many times, this far apart, and then gives up. */
export const PIXEL_RETRIES = 10;
export const PIXEL_RETRY_MS = 100;
export const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

export type PixelEvent = {
  name: 'ViewContent' | 'AddToCart' | 'InitiateCheckout' | 'Purchase';
  /** The order's id: with it the advertiser counts a purchase once, even if it is reported twice. */
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

/** Returns the pixel's event for an action, in rupees; undefined for actions that are not reported. */
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
