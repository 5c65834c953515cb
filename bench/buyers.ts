import { randomUUID } from 'node:crypto';
import { signUp } from '../e2e/api-buyer.ts';
import type { Row } from './table.ts';

const seconds = 8;

/** Orders per second by one and by eight buyers, each through the whole API: quote, then order, cash on delivery. */
export async function measureBuyers(url: string): Promise<Row[]> {
  const product = await findPlentiful(url);
  const buyers: Buyer[] = [];
  for (let index = 0; index < 8; index += 1) buyers.push({ call: caller(url, (await signUp(url)).token) });
  return [
    await measure('orders, 1 buyer', buyers.slice(0, 1), product),
    await measure('orders, 8 buyers', buyers, product),
  ];
}

type Buyer = {
  call: (path: string, body: unknown, headers?: Record<string, string>) => Promise<never>;
};
type Goods = { product_id: string; variant_id: string | null };

async function findPlentiful(url: string): Promise<Goods> {
  const answer = await fetch(`${url}/api/v1/products?limit=100`);
  const { products } = (await answer.json()) as { products: { id: string; stock_quantity: number }[] };
  const most = products.toSorted((a, b) => b.stock_quantity - a.stock_quantity)[0]!;
  const detail = await (await fetch(`${url}/api/v1/products/${most.id}`)).json();
  const variants = (detail as { variants: { id: string; available: boolean; stock_quantity: number }[] })
    .variants;
  const variant = variants
    .filter((one) => one.available)
    .toSorted((a, b) => b.stock_quantity - a.stock_quantity)[0];
  return { product_id: most.id, variant_id: variant?.id ?? null };
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

async function measure(what: string, buyers: Buyer[], goods: Goods): Promise<Row> {
  const took: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    buyers.map(async (buyer) => {
      while (performance.now() < until) {
        const started = performance.now();
        await buy(buyer, goods);
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
