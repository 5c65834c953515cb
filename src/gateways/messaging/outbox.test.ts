import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { isId } from '#domain/id.ts';
import { cloneDatabase } from '#test/database/database.ts';
import { createOutbox } from './outbox.ts';

async function openOutbox() {
  const { db, close } = await cloneDatabase();
  onTestFinished(close);
  const now = new Date('2026-11-21T10:00:00Z');
  const outbox = createOutbox({ db, clock: { now: () => now }, random: (count) => randomBytes(count) });
  return { db, outbox, now };
}

test('keeps each message as it would have been sent', async () => {
  const { db, outbox, now } = await openOutbox();
  const sms = await outbox.send({
    channel: 'sms',
    to: '+919876543210',
    text: '123456 is your OTP',
    template: 'otp',
  });
  const mail = await outbox.send({
    channel: 'email',
    to: 'a@b.in',
    subject: 'Order',
    text: 'Thank you: ₹598',
  });
  expect(isId(sms.providerMessageId, 'msg')).toBe(true);
  expect(await db.selectFrom('outbox_messages').selectAll().orderBy('channel').execute()).toEqual([
    {
      id: mail.providerMessageId,
      channel: 'email',
      recipient: 'a@b.in',
      subject: 'Order',
      body: 'Thank you: ₹598',
      created_at: now,
    },
    {
      id: sms.providerMessageId,
      channel: 'sms',
      recipient: '+919876543210',
      subject: '',
      body: '123456 is your OTP',
      created_at: now,
    },
  ]);
});

test('an SMS or WhatsApp message to a number ending in 0000 is reported as sent, but not stored', async () => {
  const { db, outbox } = await openOutbox();
  for (const channel of ['sms', 'whatsapp'] as const) {
    const sent = await outbox.send({ channel, to: '+919876540000', text: 'code' });
    expect(isId(sent.providerMessageId, 'msg')).toBe(true);
  }
  await outbox.send({ channel: 'email', to: '0000', text: 'mail' });
  expect(await db.selectFrom('outbox_messages').select('recipient').execute()).toEqual([
    { recipient: '0000' },
  ]);
});
