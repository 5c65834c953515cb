import { afterAll, beforeAll, expect, test } from 'vitest';
import { ShopError } from '#domain/error.ts';
import { inTransaction } from '#shop/context.ts';
import { type Message } from '#shop/ports.ts';
import { randomMobile } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeMessageCalls } from '#test/scenes/messages.ts';
import { listOutbox } from './list-outbox.ts';
import { seal, unseal } from '#shop/seal.ts';
import { sendDue } from '#test/scenes/send-due.ts';
import { writeMessage } from './write-message.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const { withSms, write, readRow } = makeMessageCalls(() => shop);

test('a message written repeatedly for one key is sent once', async () => {
  const to = randomMobile();
  const event = { kind: 'otp', channel: 'sms', code: '123456' } as const;
  for (let count = 0; count < 3; count += 1) {
    await inTransaction(shop.ctx, (tx) => writeMessage(tx, { dedupeKey: `once/${to}`, to, event }));
  }
  await shop.drainJobs();
  expect((await shop.outbox()).filter(({ recipient }) => recipient === to)).toHaveLength(1);
});

test('a message is rolled back with the transaction that wrote it', async () => {
  const to = randomMobile();
  const event = { kind: 'otp', channel: 'sms', code: '123456' } as const;
  const failing = inTransaction(shop.ctx, async (tx) => {
    await writeMessage(tx, { dedupeKey: `undone/${to}`, to, event });
    throw new Error('what caused it failed');
  });
  await expect(failing).rejects.toThrow('what caused it failed');
  await shop.drainJobs();
  expect((await shop.outbox()).filter(({ recipient }) => recipient === to)).toEqual([]);
});

test('a message is sent once, even with ten concurrent senders and a later run', async () => {
  let sent = 0;
  const ctx = withSms(async () => {
    sent += 1;
    return { providerMessageId: 'sms-1' };
  });
  const id = await write();
  const counts = await Promise.all(Array.from({ length: 10 }, () => sendDue(ctx)));
  expect(counts.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(await sendDue(ctx)).toBe(0);
  expect(sent).toBe(1);
  const { provider_message_id, sent_at, facts } = await readRow(id);
  expect({ provider_message_id, sent_at, facts }).toEqual({
    provider_message_id: 'sms-1',
    sent_at: shop.clock.now(),
    facts: {},
  });
});

test('a code is sent only with a fitting template, and its facts are cleared either way', async () => {
  const seen: Message[] = [];
  const sms = {
    knows: (template: string) => template === 'otp',
    send: async (message: Message) => {
      seen.push(message);
      if (!sms.knows(message.template!)) throw supplierRefused();
      return { providerMessageId: 'sms-4' };
    },
  };
  const registered = { ...shop.as({ kind: 'system' }), messengers: { ...shop.ctx.messengers, sms } };
  const rows = [];
  for (const kind of ['otp_change', 'otp_erase'] as const) {
    const id = await write({ event: { kind, channel: 'sms', code: '123456' }, dedupeKey: kind });
    await sendDue(registered);
    rows.push(await readRow(id));
  }
  expect(seen.map(({ template }) => template)).toEqual(['otp', 'otp_erase']);
  expect(rows.map(({ facts, sent_at }) => [facts, sent_at !== null])).toEqual([
    [{}, true],
    [{}, false],
  ]);
});

test('an expired code is not sent, and its facts are cleared', async () => {
  const id = await write({ expiresAt: new Date(shop.clock.now().getTime() + 300_000) });
  expect(JSON.stringify((await readRow(id)).facts)).not.toContain('123456');
  shop.clock.advance(300_000);
  let sent = 0;
  await sendDue(
    withSms(async () => {
      sent += 1;
      return { providerMessageId: 'sms-0' };
    }),
  );
  expect(sent).toBe(0);
  expect(await readRow(id)).toMatchObject({ sent_at: null, failed_at: shop.clock.now(), facts: {} });
});

test('the outbox lists sent messages, newest first', async () => {
  const link = { kind: 'newsletter_confirm', channel: 'email', path: '/somewhere' } as const;
  for (const to of ['first@example.com', 'second@example.com']) {
    await write({ to, event: link, dedupeKey: to });
    await shop.drainJobs();
    shop.clock.advance(1000);
  }
  const [second, first] = await listOutbox(shop.ctx);
  expect([second!.to, first!.to]).toEqual(['second@example.com', 'first@example.com']);
  expect(second).toMatchObject({ channel: 'email', subject: 'Please confirm your subscription to Haat' });
  expect(second!.text).toContain('http://localhost/somewhere');
});

test('a sealed value opens only with the same secret, and not after tampering', () => {
  const sealed = seal(shop.ctx, '123456');
  expect(unseal(shop.ctx, sealed)).toBe('123456');
  expect(seal(shop.ctx, '123456')).not.toBe(sealed);
  expect(() => unseal({ peppers: ['another'] }, sealed)).toThrow();
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1]! ^= 1;
  expect(() => unseal(shop.ctx, changed.toString('base64url'))).toThrow();
});

test('a message that WhatsApp refuses is sent by SMS instead, even if it is a code', async () => {
  const to = randomMobile();
  await write({
    to,
    dedupeKey: `whatsapp/${to}`,
    event: { kind: 'otp', channel: 'whatsapp', code: '654321' },
  });
  const refusing = {
    ...shop.as({ kind: 'system' }),
    messengers: { ...shop.ctx.messengers, whatsapp: { send: () => Promise.reject(supplierRefused()) } },
  };
  await sendDue(refusing);
  const rows = await shop.db
    .selectFrom('messages')
    .selectAll()
    .where('recipient', '=', to)
    .orderBy('channel', 'desc')
    .execute();
  expect(rows.map(({ channel, failed_at }) => [channel, failed_at !== null])).toEqual([
    ['whatsapp', true],
    ['sms', false],
  ]);
  const sent: Message[] = [];
  const sms = withSms(async (message) => {
    sent.push(message);
    return { providerMessageId: 'sms-4' };
  });
  await sendDue(sms);
  expect(sent).toMatchObject([{ channel: 'sms', to, variables: { code: '654321' } }]);
});

function supplierRefused() {
  return new ShopError({
    kind: 'unavailable',
    code: 'supplier.refused',
    message: 'The message could not be sent',
  });
}
