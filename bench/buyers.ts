import { randomUUID } from 'node:crypto';
import { signUp } from '../e2e/api-buyer.ts';
import type { Row } from './table.ts';

const seconds = 8;

/** Orders per second by one and by eight buyers, each through the whole API: quote, then order, cash on delivery. */
export async function measureBuyers(url: string): Promise<Row[]> {
  const goods = await findPlentiful(url);
  const [same] = goods;
  const buyers: Buyer[] = [];
  for (let index = 0; index < 8; index += 1) buyers.push({ call: caller(url, (await signUp(url)).token) });
  return [
    await measure('orders, 1 buyer', buyers.slice(0, 1), goods),
    await measure('orders, 8 buyers, a good each', buyers, goods),
    await measure('orders, 8 buyers of one good', buyers, [same!]),
  ];
}

type Buyer = {
  call: (path: string, body: unknown, headers?: Record<string, string>) => Promise<never>;
};
type Goods = { product_id: string; variant_id: string | null };

/** The eight goods of which there are most, so that nobody runs short. */
async function findPlentiful(url: string): Promise<Goods[]> {
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

function caller(url: string, token?: string): Buyer['call'] {
  return async (path, body, headers = {}) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer as never;
  };
}

async function measure(what: string, buyers: Buyer[], goods: Goods[]): Promise<Row> {
  const took: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    buyers.map(async (buyer, index) => {
      while (performance.now() < until) {
        const started = performance.now();
        await buy(buyer, goods[index % goods.length]!);
        took.push(performance.now() - started);
      }
    }),
  );
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))];
  return { what, perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99) };
}

async function buy({ call }: Buyer, goods: Goods): Promise<void> {
  const choice = { state: 'Maharashtra', paymentMethod: 'cod', shippingMethod: 'standard' };
  const quote = (await call('/cart/quote', { items: [{ ...goods, quantity: 1 }], ...choice })) as {
    totals: object;
    lines: { price: number }[];
  };
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
    items: [{ ...goods, quantity: 1, price: quote.lines[0]!.price }],
    totals: quote.totals,
    paymentMethod: 'cod',
    shippingMethod: 'standard',
  };
  await call('/orders', order, { 'idempotency-key': randomUUID() });
}
