import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Buyer } from '../orders/buying.ts';
import { callApi } from '../../e2e/support/api-buyer.ts';

/** An order with the id that the shop answered, when that was, and what the shop answered before. */
type Placed = { key: string; id: string | undefined; beganAt: number; doneAt: number; before: string[] };
export type Ordering = { placed: Placed[]; end: () => Promise<Placed[]> };

const pauseMs = 200;
const mostMs = 45_000;
const isFinal = new Set([400, 401, 403, 404, 422]);

/**
 * Places orders at a steady rate, however long answers take. An order that was not answered, or with 503, is sent again under its key, as
 * the checkout does.
 */
export async function orderSteadily(url: string, buyers: Buyer[], perSecond: number): Promise<Ordering> {
  const quoted = await Promise.all(buyers.map((buyer) => quote(url, buyer)));
  // Cash on delivery is not offered for what is dear.
  const first = await Promise.all(quoted.map(({ token, body }) => place(url, token, body)));
  const bodies = quoted.filter((_, index) => first[index]!.id);
  const sent: Promise<Placed>[] = [];
  const placed: Placed[] = [];
  let isRunning = true;
  const started = performance.now();
  const sending = (async () => {
    for (; isRunning; await sleep(5))
      for (; sent.length < ((performance.now() - started) / 1000) * perSecond;) {
        const { token, body } = bodies[sent.length % bodies.length]!;
        const one = place(url, token, body);
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

async function quote(url: string, { token, wanted }: Buyer) {
  const choice = { paymentMethod: 'cod', shippingMethod: 'standard' } as const;
  const items = [{ ...wanted, quantity: 1 }];
  const { lines, totals } = await callApi('POST /cart/quote', {
    url,
    token,
    body: { items, state: 'Maharashtra', ...choice },
  });
  const address = {
    line1: '12 Lake Road',
    city: 'Pune',
    state: 'Maharashtra',
    postal_code: '411001',
    country: 'India',
  };
  const person = { name: 'Meera Joshi', email: 'meera@example.com', phone: '+919876543210', address };
  const priced = items.map((item) => ({ ...item, price: lines[0]!.price }));
  return { token, body: JSON.stringify({ ...person, items: priced, totals, ...choice }) };
}

async function place(url: string, token: string, body: string): Promise<Placed> {
  const key = randomUUID();
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': key,
  };
  const beganAt = performance.now();
  const before: string[] = [];
  while (performance.now() - beganAt < mostMs) {
    const answer = await fetch(`${url}/api/v1/orders`, { method: 'POST', headers, body }).catch(
      () => undefined,
    );
    const text = await answer?.text().catch(() => undefined);
    if (answer?.status === 201 && text !== undefined) {
      const { order } = JSON.parse(text) as { order: { id: string } };
      return { key, id: order.id, beganAt, doneAt: performance.now(), before };
    }
    before.push(
      answer && text !== undefined
        ? `${answer.status} ${/"code":"([^"]+)"/.exec(text)?.[1] ?? ''}`.trim()
        : 'no answer',
    );
    if (answer && isFinal.has(answer.status)) break;
    await sleep(pauseMs);
  }
  return { key, id: undefined, beganAt, doneAt: performance.now(), before };
}

/** Asks for pages at a steady rate, and counts what is answered. */
export function browseSteadily(
  url: string,
  paths: string[],
  perSecond: number,
): { end: () => Promise<Map<string, number>> } {
  const counts = new Map<string, number>();
  const asked: Promise<void>[] = [];
  let isRunning = true;
  const started = performance.now();
  const ask = async (path: string) => {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    const kind = answer
      ? `${answer.status} ${answer.ok ? '' : answer.headers.get('server')}`.trim()
      : 'no answer';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  };
  const sending = (async () => {
    for (; isRunning; await sleep(5))
      for (; asked.length < ((performance.now() - started) / 1000) * perSecond;)
        asked.push(ask(paths[asked.length % paths.length]!));
  })();
  return {
    async end() {
      isRunning = false;
      await sending;
      await Promise.all(asked);
      return counts;
    },
  };
}
