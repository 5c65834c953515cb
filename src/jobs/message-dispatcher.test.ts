import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ctx, inTransaction } from '#shop/context.ts';
import type { MessengerPort } from '#shop/ports.ts';
import { writeMessages } from '#shop/messaging/write-message.ts';
import { randomMobile } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { startMessageDispatcher } from './message-dispatcher.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

function write(many: number): Promise<void> {
  const event = { kind: 'otp', channel: 'sms', code: '123456' } as const;
  const messages = Array.from({ length: many }, randomMobile).map((to) => ({
    dedupeKey: `post/${to}`,
    to,
    event,
  }));
  return inTransaction(shop.ctx, (tx) => writeMessages(tx, messages));
}

const sent = async () => (await shop.outbox()).length;
const slow = { timeout: 15_000 };

test('written messages are sent automatically, however many there are, and none after the dispatcher rests', async () => {
  await write(1);
  const post = startMessageDispatcher(shop.as({ kind: 'system' }));
  shop.changes.onPosted(post.wake);
  await expect.poll(sent, slow).toBe(1);
  await write(120);
  await expect.poll(sent, slow).toBe(121);
  await post.rest();
  await write(1);
  await shop.changes.settle();
  await post.rest();
  expect(await sent()).toBe(121);
});

test('a silent mail server does not delay SMS codes, and no more mails are claimed than are sent at once', async () => {
  const system = shop.as({ kind: 'system' });
  await shop.drainJobs();
  let asked = 0;
  let answer = () => {};
  const silence = new Promise<{ providerMessageId: string }>((resolve) => {
    answer = () => resolve({ providerMessageId: 'mail' });
  });
  const email: MessengerPort = { atOnce: 3, send: () => ((asked += 1), silence) };
  const ctx: Ctx = { ...system, messengers: { ...system.messengers, email } };
  const event = { kind: 'password_changed', channel: 'email' } as const;
  const mails = Array.from({ length: 5 }, (_, at) => ({
    dedupeKey: `mail/${at}`,
    to: 'a@example.in',
    event,
  }));
  await inTransaction(shop.ctx, (tx) => writeMessages(tx, mails));
  const post = startMessageDispatcher(ctx);
  await expect.poll(() => asked, slow).toBe(3);
  const before = await sent();
  await write(60);
  post.wake();
  await expect.poll(sent, slow).toBe(before + 60);
  const claimed = shop.db.selectFrom('messages').select('id').where('channel', '=', 'email');
  expect(await claimed.where('claimed_at', 'is not', null).execute()).toHaveLength(3);
  answer();
  await expect.poll(() => asked, slow).toBe(5);
  await post.rest();
});

test('a temporary database outage does not prevent later sending', async () => {
  let isAway = true;
  const system = shop.as({ kind: 'system' });
  const warnings: string[] = [];
  const ctx: Ctx = {
    ...system,
    get db() {
      if (isAway) throw new Error('the database is away');
      return system.db;
    },
    log: { ...system.log, warn: (_, text) => void warnings.push(text) },
  };
  const post = startMessageDispatcher(ctx);
  await expect
    .poll(() => warnings, slow)
    .toEqual(Array.from({ length: 3 }, () => 'messages could not be sent'));
  isAway = false;
  const before = await sent();
  await write(1);
  post.wake();
  await expect.poll(sent, slow).toBeGreaterThan(before);
  await post.rest();
});
