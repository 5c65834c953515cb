import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from '../../../e2e/support/api-buyer.ts';
import { RECIPIENT, type Buyer } from '../../orders/buying.ts';
import { askUntilAnswered, toKind } from './ask-until-answered.ts';
import { pay } from './pay.ts';

/** An order with the id that the shop returned, when it was returned, and the earlier responses. */
export type Placed = {
  id: string | undefined;
  beganAt: number;
  doneAt: number;
  before: string[];
  /** Set for an order that was to be paid online: whether the shop reported it as paid. */
  isPaid?: boolean;
};
export type Ordering = { placed: Placed[]; end: () => Promise<Placed[]> };
type Wanted = {
  url: string;
  bank: string;
  /** Customers who pay on delivery, any number of orders at the same time. */
  buyers: Buyer[];
  /** Customers who pay online, one order after the other: a new unpaid order of the same product would replace the previous one. */
  payers: Buyer[];
  perSecond: number;
};

/** Places orders at a steady rate, regardless of how long responses take; every fourth is paid online if a payer is free. */
export async function orderSteadily({ url, bank, buyers, payers, perSecond }: Wanted): Promise<Ordering> {
  const cod = await Promise.all(buyers.map((buyer) => quote(url, buyer, 'cod')));
  const free = await Promise.all(payers.map((buyer) => quote(url, buyer, 'razorpay')));
  // Cash on delivery is not offered for expensive products.
  const first = await Promise.all(cod.map((basket) => place(url, basket)));
  const bodies = cod.filter((_, index) => first[index]!.id);
  const sent: Promise<Placed>[] = [];
  const placed: Placed[] = [];
  let isRunning = true;

  function sendOne(): Promise<Placed> {
    const payer = sent.length % 4 === 0 ? free.shift() : undefined;
    if (!payer) return place(url, bodies[sent.length % bodies.length]!);
    return placeAndPay({ url, bank }, payer).finally(() => free.push(payer));
  }

  const started = performance.now();
  const sending = (async () => {
    for (; isRunning; await sleep(5))
      for (; sent.length < ((performance.now() - started) / 1000) * perSecond;) {
        const one = sendOne();
        sent.push(one);
        void one.then((order) => placed.push(order));
      }
  })();
  return {
    placed,
    async end() {
      isRunning = false;
      await sending;
      return [...first.filter(({ id }) => id), ...(await Promise.all(sent))];
    },
  };
}

type Basket = { token: string; body: string };

async function quote(
  url: string,
  { token, wanted }: Buyer,
  paymentMethod: 'cod' | 'razorpay',
): Promise<Basket> {
  const choice = { paymentMethod, shippingMethod: 'standard' } as const;
  const items = [{ ...wanted, quantity: 1 }];
  const { lines, totals } = await callApi('POST /cart/quote', {
    url,
    token,
    body: { items, state: 'Maharashtra', ...choice },
  });
  const priced = items.map((item) => ({ ...item, price: lines[0]!.price }));
  return { token, body: JSON.stringify({ ...RECIPIENT, items: priced, totals, ...choice }) };
}

async function place(url: string, { token, body }: Basket): Promise<Placed> {
  const beganAt = performance.now();
  const call = { url, token, path: '/api/v1/orders', body, key: randomUUID() };
  const { status, text, before } = await askUntilAnswered(call);
  if (status !== 201)
    return {
      id: undefined,
      beganAt,
      doneAt: performance.now(),
      before: [...before, toKind(status ?? 0, text)],
    };
  const { order } = JSON.parse(text) as { order: { id: string } };
  return { id: order.id, beganAt, doneAt: performance.now(), before };
}

async function placeAndPay({ url, bank }: Pick<Wanted, 'url' | 'bank'>, basket: Basket): Promise<Placed> {
  const order = await place(url, basket);
  if (!order.id) return { ...order, isPaid: false };
  const { isPaid, before } = await pay({ url, bank, token: basket.token, orderId: order.id });
  return { ...order, before: [...order.before, ...before], isPaid };
}
