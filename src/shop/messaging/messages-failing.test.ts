import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import { ShopError } from '#domain/error.ts';
import { type Ctx } from '#shop/context.ts';
import { type Message } from '#shop/ports.ts';
import { randomMobile } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeMessageCalls } from '#test/scenes/messages.ts';
import { sendDue } from '#test/scenes/send-due.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const { withSms, write, readRow } = makeMessageCalls(() => shop);

test('a failing provider is retried, each time after twice as long', async () => {
  const id = await write();
  const failing = withSms(() => Promise.reject(new Error('provider is down')));
  for (const seconds of [2, 4, 8]) {
    await sendDue(failing);
    const due = new Date(shop.clock.now().getTime() + seconds * 1000);
    expect(await readRow(id)).toMatchObject({ sent_at: null, claimed_at: null, due_at: due });
    expect(await sendDue(failing)).toBe(0);
    shop.clock.set(due);
  }
  const seen: Message[] = [];
  await sendDue(
    withSms(async (message) => {
      seen.push(message);
      return { providerMessageId: 'sms-2' };
    }),
  );
  expect(seen).toMatchObject([
    {
      text: '123456 is your OTP to sign in to Haat. Valid for 5 minutes. Do not share it.',
      template: 'otp',
      variables: { code: '123456' },
    },
  ]);
});

test('a message whose sender died is taken over after a minute', async () => {
  const id = await write();
  const dying = withSms(() => new Promise(() => {}));
  void sendDue(dying);
  while ((await readRow(id)).claimed_at === null) await new Promise((resolve) => setTimeout(resolve, 5));
  const working = withSms(async () => ({ providerMessageId: 'sms-3' }));
  expect(await sendDue(working)).toBe(0);
  shop.clock.advance(61_000);
  await sendDue(working);
  expect((await readRow(id)).provider_message_id).toBe('sms-3');
});

test('a message refused by its provider is given up without a retry, and the others are sent', async () => {
  const [to, id] = [randomMobile(), await write()];
  const other = await write({ to, dedupeKey: 'another' });
  let asked = 0;
  const refusing = withSms(async ({ to: recipient }) => {
    if (recipient === to) return { providerMessageId: 'sms-4' };
    asked += 1;
    throw supplierRefused();
  });
  await sendDue(refusing);
  await sendDue(refusing);
  expect(asked).toBe(1);
  expect(await readRow(id)).toMatchObject({ sent_at: null, failed_at: shop.clock.now(), facts: {} });
  expect(await readRow(other)).toMatchObject({ sent_at: shop.clock.now(), failed_at: null });
});

test('a message erased while its provider refuses it causes no error', async () => {
  const id = await write();
  const erasing = withSms(async () => {
    await shop.db.deleteFrom('messages').where('id', '=', id).execute();
    throw supplierRefused();
  });
  await expect(sendDue(erasing)).resolves.toBe(1);
});

test('a message is sent when its provider is back after hours, and given up after three days', async () => {
  const event = { kind: 'newsletter_confirm', channel: 'email', path: '/somewhere' } as const;
  const away = { send: () => Promise.reject(new Error('provider is away')) };
  const alone = { ...shop.as({ kind: 'system' }), messengers: { sms: away, whatsapp: away, email: away } };
  const id = await write({ to: 'late@example.com', dedupeKey: 'late', event });
  await sendDue(alone);
  shop.clock.advance(2 * hourMs);
  await shop.drainJobs();
  expect((await readRow(id)).sent_at).toEqual(shop.clock.now());

  const never = await write({ to: 'never@example.com', dedupeKey: 'never', event });
  for (const days of [3, 1]) {
    await sendDue(alone);
    expect(await readRow(never)).toMatchObject({ sent_at: null, failed_at: null });
    shop.clock.advance(days * dayMs);
  }
  await sendDue(alone);
  expect(await readRow(never)).toMatchObject({ sent_at: null, failed_at: shop.clock.now() });
});

function supplierRefused() {
  return new ShopError({
    kind: 'unavailable',
    code: 'supplier.refused',
    message: 'The message could not be sent',
  });
}

test('without their provider, WhatsApp messages go by SMS and e-mails fail with a reason, without waiting', async () => {
  const code = { kind: 'otp', channel: 'whatsapp', code: '654321' } as const;
  const link = { kind: 'newsletter_confirm', channel: 'email', path: '/somewhere' } as const;
  const byWhatsapp = await write({ event: code, dedupeKey: 'off/whatsapp' });
  const byMail = await write({ to: 'nobody@example.com', event: link, dedupeKey: 'off/email' });
  const seen: Message[] = [];
  const { sms } = withSms(async (message) => {
    seen.push(message);
    return { providerMessageId: 'sms-9' };
  }).messengers;
  const onlySms: Ctx = { ...shop.as({ kind: 'system' }), messengers: { sms } };
  while ((await sendDue(onlySms)) > 0);
  expect(seen.map(({ text }) => text.slice(0, 6))).toEqual(['654321']);
  expect(await readRow(byWhatsapp)).toMatchObject({
    sent_at: null,
    failed_at: shop.clock.now(),
    failure: 'the shop has no provider for whatsapp',
    facts: {},
  });
  expect(await readRow(byMail)).toMatchObject({
    sent_at: null,
    failed_at: shop.clock.now(),
    failure: 'the shop has no provider for email',
  });
});
