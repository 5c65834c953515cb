import { z } from 'zod';
import { MOST_QUANTITY } from './cart-limits.ts';

// A module apart from the rules of cart.ts, so that a browser fetches the schemas only when it has a stored cart to check.

const VariantInfo = z.object({
  variant_id: z.string().nullable(),
  color: z.string().nullish(),
  size: z.string().nullish(),
});

const clamp = (quantity: number) => Math.min(Math.max(Math.round(quantity), 1), MOST_QUANTITY);

/** A line of the cart in the browser. Prices in it are rupees as last seen; the server's quote decides. */
export const CartLine = z.object({
  product_id: z.string().min(1),
  product: z.object({
    id: z.string(),
    name: z.string(),
    images: z.array(z.string()),
    price: z.number().nullish(),
    sale_price: z.number().nullish(),
    variant_info: VariantInfo.nullish(),
  }),
  quantity: z.int().min(1).max(MOST_QUANTITY),
  price: z.number(),
  added_at: z.string(),
});
export type CartLine = z.infer<typeof CartLine>;

// The stored cart may come from an older version of the shop or have been edited by hand, so every line that names a product is kept.
const StoredLine = z
  .object({
    product_id: z.string().min(1),
    product: z.looseObject({}).catch({}),
    quantity: z.number().catch(1).transform(clamp),
    price: z.number().catch(0),
    added_at: z.string().catch(''),
  })
  .transform(({ product, ...line }): CartLine => {
    const bare = { id: line.product_id, name: '', images: [] };
    const parsed = CartLine.shape.product.safeParse({ ...bare, ...product });
    return { ...line, product: parsed.success ? parsed.data : bare };
  });

/** Reads the valid part of the stored cart: anything but an array is an empty cart, and only broken lines are skipped. */
export function parseStoredCart(stored: string | null): CartLine[] {
  const value = parseJson(stored);
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const parsed = StoredLine.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
