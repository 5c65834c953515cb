import { randomUUID } from 'node:crypto';
import type { ProductJson, VariantJson } from '#contract/catalogue/product.ts';
import { callApi as callShop, signUp } from '../../e2e/support/api-buyer.ts';
import { callApi } from './post-connection.ts';

export type WantedProduct = { product_id: string; variant_id: string | null };
export type Buyer = { token: string; wanted: WantedProduct };
/** Milliseconds: for quote and order together, and for the order alone. */
export type Purchase = { whole: number; placing: number };

/** The recipient of every measured order, as the API takes it. */
export const RECIPIENT = {
  name: 'Meera Joshi',
  email: 'meera@example.com',
  phone: '+919876543210',
  address: {
    line1: '12 Lake Road',
    city: 'Pune',
    state: 'Maharashtra',
    postal_code: '411001',
    country: 'India',
  },
};

/** Creates customers, each for a different product: those with the most stock. */
export async function findBuyers(url: string, count = 8): Promise<Buyer[]> {
  const wanted = await findPlentiful(url, count);
  return Promise.all(wanted.map(async (product) => ({ token: (await signUp(url)).token, wanted: product })));
}

async function findPlentiful(url: string, count: number): Promise<WantedProduct[]> {
  const { products } = await callShop('GET /products', { url, query: { limit: 100 } });
  return products
    .map((product) => ({ product, variant: findBest(product) }))
    .toSorted((a, b) => piecesOf(b) - piecesOf(a))
    .slice(0, count)
    .map(({ product, variant }) => ({ product_id: product.id, variant_id: variant?.id ?? null }));
}

function findBest({ variants }: ProductJson): VariantJson | undefined {
  return variants.filter((one) => one.available).toSorted((a, b) => b.stock_quantity - a.stock_quantity)[0];
}

function piecesOf({ product, variant }: { product: ProductJson; variant: VariantJson | undefined }): number {
  return (variant ?? product).stock_quantity;
}

/** Requests a quote for one piece and orders it, cash on delivery. */
export async function buy(url: string, { token, wanted }: Buyer): Promise<Purchase> {
  const started = performance.now();
  const choice = { paymentMethod: 'cod', shippingMethod: 'standard' } as const;
  const { lines, totals } = await callApi('POST /cart/quote', {
    url,
    token,
    body: { items: [{ ...wanted, quantity: 1 }], state: 'Maharashtra', ...choice },
  });
  const asked = performance.now();
  const order = {
    ...RECIPIENT,
    items: [{ ...wanted, quantity: 1, price: lines[0]!.price }],
    totals,
    ...choice,
  };
  const headers = { 'idempotency-key': randomUUID() };
  await callApi('POST /orders', { url, token, headers, body: order });
  const done = performance.now();
  return { whole: done - started, placing: done - asked };
}
