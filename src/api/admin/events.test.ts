import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChangesEvent } from '#contract/overview/admin-events.ts';
import { hourMs } from '#domain/durations.ts';
import { endStaffSessions } from '#shop/staff/end-sessions.ts';
import { inTransaction } from '#shop/context.ts';
import { buy, toOrderBody } from '#test/buy.ts';
import { type MadeProduct, allowManyCodOrders, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let other: TestShop;
let diya: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
  // A second process of the same shop.
  other = await openShop({ beside: shop.connection });
  diya = await makeProduct(shop, { stock: 50 });
  await allowManyCodOrders(shop);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

type Stream = { next: () => Promise<ChangesEvent | undefined>; cancel: () => Promise<void> };

/** Opens the stream of a process; `next` returns its next event, and undefined once it has ended. */
async function follow({ app }: TestShop, headers: Record<string, string>): Promise<Stream> {
  const response = await app.request('/api/v1/admin/events', { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  return {
    async next() {
      const { value, done } = await reader.read();
      return done ? undefined : ChangesEvent.parse(JSON.parse(/^data: (.*)$/m.exec(value)![1]!));
    },
    cancel: () => reader.cancel(),
  };
}

/** Returns the nouns of the events until one names `noun`. */
async function nameUntil(stream: Stream, noun: ChangesEvent['changed'][number]): Promise<string[]> {
  const named = new Set<string>();
  while (!named.has(noun)) {
    const event = await stream.next();
    if (!event) throw new Error(`the stream ended before it named ${noun}`);
    for (const each of event.changed) named.add(each);
  }
  return [...named];
}

test('a new order reaches the open screens of every process', async () => {
  const { headers } = await makeStaff(shop);
  const streams = [await follow(shop, headers), await follow(other, headers)];
  for (const stream of streams) expect(await stream.next()).toEqual({ changed: [] });
  await buy(shop, await makeCustomer(shop), toOrderBody({ productId: diya.id }));
  for (const stream of streams) {
    expect(await nameUntil(stream, 'orders')).toEqual(expect.arrayContaining(['orders', 'stock']));
    await stream.cancel();
  }
});

test('the stream ends when its session ends, in any process', async () => {
  const { headers, staffId } = await makeStaff(shop);
  const stream = await follow(shop, headers);
  await stream.next();
  await inTransaction(other.as({ kind: 'system' }), (tx) => endStaffSessions(tx, staffId));
  let event = await stream.next();
  while (event) event = await stream.next();
  expect(event).toBeUndefined();
  const again = await shop.app.request('/api/v1/admin/events', { headers });
  expect(again.status).toBe(401);
});

test('the stream does not count as use of the session: an open tab is signed out after twelve hours', async () => {
  const { headers, sessionId } = await makeStaff(shop);
  const last_used_at = shop.clock.now();
  await shop.db.updateTable('sessions').set({ last_used_at }).where('id', '=', sessionId).execute();
  const stream = await follow(shop, headers);
  await stream.next();
  shop.clock.advance(13 * hourMs);
  let event = await stream.next();
  while (event) event = await stream.next();
  expect(event).toBeUndefined();
});

test('the stream ends when the program stops', async () => {
  const third = await openShop({ beside: shop.connection });
  const { headers } = await makeStaff(third);
  const stream = await follow(third, headers);
  await stream.next();
  await third.close();
  expect(await stream.next()).toBeUndefined();
});
