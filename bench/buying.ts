import { randomUUID } from 'node:crypto';
import { signUp } from '../e2e/support/api-buyer.ts';
import { post } from './post-connection.ts';

export type WantedProduct = { product_id: string; variant_id: string | null };
export type Buyer = { token: string; wanted: WantedProduct };
/** Milliseconds: of quote and order together, and of the order alone. */
export type Purchase = { whole: number; placing: number };

/** Eight customers, each with a good of their own: those of which there are most. */
export async function findBuyers(url: string): Promise<Buyer[]> {
  const wanted = await findPlentiful(url);
  return Promise.all(
    wanted.map(async (wantedOne) => ({ token: (await signUp(url)).token, wanted: wantedOne })),
  );
}

async function findPlentiful(url: string): Promise<WantedProduct[]> {
  const answer = await fetch(`${url}/api/v1/products?limit=100`);
  const { products } = (await answer.json()) as { products: Product[] };
  return products
    .map((product) => ({ product, variant: findBest(product) }))
    .toSorted((a, b) => piecesOf(b) - piecesOf(a))
    .slice(0, 8)
    .map(({ product, variant }) => ({ product_id: product.id, variant_id: variant?.id ?? null }));
}

type Variant = { id: string; available: boolean; stock_quantity: number };
type Product = { id: string; stock_quantity: number; variants: Variant[] };

function findBest({ variants }: Product): Variant | undefined {
  return variants.filter((one) => one.available).toSorted((a, b) => b.stock_quantity - a.stock_quantity)[0];
}

function piecesOf({ product, variant }: { product: Product; variant: Variant | undefined }): number {
  return (variant ?? product).stock_quantity;
}

/** Asks for the price of one piece and orders it, cash on delivery. */
export async function buy(url: string, { token, wanted }: Buyer): Promise<Purchase> {
  const started = performance.now();
  const say = (path: string, body: unknown, headers = {}) =>
    send(`${url}/api/v1${path}`, body, { authorization: `Bearer ${token}`, ...headers });
  const choice = { state: 'Maharashtra', paymentMethod: 'cod', shippingMethod: 'standard' };
  const quote = await say('/cart/quote', { items: [{ ...wanted, quantity: 1 }], ...choice });
  const { lines, totals } = quote as { totals: object; lines: { price: number }[] };
  const asked = performance.now();
  const order = {
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
    items: [{ ...wanted, quantity: 1, price: lines[0]!.price }],
    totals,
    paymentMethod: 'cod',
    shippingMethod: 'standard',
  };
  await say('/orders', order, { 'idempotency-key': randomUUID() });
  const done = performance.now();
  return { whole: done - started, placing: done - asked };
}

async function send(address: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  const answer = await post(address, body, headers);
  if (answer.status >= 300) throw new Error(`POST ${address}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body);
}
