import { isShopError } from '#domain/error.ts';
import { expect, onTestFinished, test } from 'vitest';
import { makeSupplier } from '#test/suppliers/make-supplier.ts';
import { createTwilio, createTwilioWhatsapp } from './twilio.ts';

const KEYS = { accountSid: 'AC123', authToken: 'token', from: '+15550001111' };
const SMS = { channel: 'sms' as const, to: '+919876543210', text: '₹1,499 & more: 100% paid' };
const SERVICE = `MG${'0123456789abcdef'.repeat(2)}`;
const QUEUED = { body: { sid: 'SM1', status: 'queued', error_code: null }, status: 201 };

async function openTwilio(...answers: Parameters<typeof makeSupplier>) {
  const supplier = await makeSupplier(...answers);
  onTestFinished(supplier.close);
  return supplier;
}

test('sends an SMS as a form, authenticated with the account', async () => {
  const { baseUrl, asked } = await openTwilio(QUEUED);
  expect(await createTwilio({ ...KEYS, baseUrl }).send(SMS)).toEqual({ providerMessageId: 'SM1' });
  const [{ method, path, headers, body }] = asked as [(typeof asked)[number]];
  expect([method, path]).toEqual(['POST', '/2010-04-01/Accounts/AC123/Messages.json']);
  expect(headers.authorization).toBe(`Basic ${Buffer.from('AC123:token').toString('base64')}`);
  expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
  const form = Object.fromEntries(new URLSearchParams(body));
  expect(form).toEqual({ To: '+919876543210', From: '+15550001111', Body: SMS.text });
});

test.each([
  ['a number', '+15550001111', 'From'],
  ['a DLT header', 'HAATIN', 'From'],
  ['a DLT header that begins like a service', 'MGHAAT', 'From'],
  ['a messaging service', SERVICE, 'MessagingServiceSid'],
])('sends from %s with these fields and no others', async (_, from, field) => {
  const { baseUrl, asked } = await openTwilio(QUEUED);
  await createTwilio({ ...KEYS, from, baseUrl }).send(SMS);
  const form = Object.fromEntries(new URLSearchParams(asked[0]!.body));
  expect(form).toEqual({ To: '+919876543210', [field]: from, Body: SMS.text });
});

test('distinguishes a permanent refusal from a temporary failure', async () => {
  const { baseUrl } = await openTwilio(
    { status: 400, body: { code: 21211, message: 'Invalid number', status: 400 } },
    { status: 201, body: { sid: 'SM2', status: 'failed', error_code: 30003, error_message: 'Unreachable' } },
    { status: 429, body: { code: 20429 } },
    { status: 500, body: {} },
    { status: 201, body: {} },
  );
  const twilio = createTwilio({ ...KEYS, baseUrl });
  for (const canRetry of [false, false, true, true, true]) {
    const error = await twilio.send(SMS).catch((failure) => failure);
    expect(error.message).toBe('The message could not be sent');
    expect(isShopError(error, 'supplier.unavailable')).toBe(canRetry);
  }
});

const WHATSAPP = {
  ...KEYS,
  from: '+14155238886',
  templates: {
    otp: { name: 'HX111', variables: ['code'] },
    order_shipped: { name: 'HX222', variables: ['name', 'order', 'courier', 'tracking'] },
  },
};
const TO = { channel: 'whatsapp' as const, to: '+919876543210', text: 'for people without WhatsApp' };

test('sends approved WhatsApp content with its variables in order', async () => {
  const { baseUrl, asked } = await openTwilio(QUEUED);
  const whatsapp = createTwilioWhatsapp({ ...WHATSAPP, baseUrl });
  expect(await whatsapp.send({ ...TO, template: 'otp', variables: { code: '123456' } })).toEqual({
    providerMessageId: 'SM1',
  });
  const variables = { order: 'HT-1', tracking: '123', courier: 'Delhivery', name: 'Asha', link: 'x' };
  await whatsapp.send({ ...TO, template: 'order_shipped', variables });
  const forms = asked.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  const addressed = { To: 'whatsapp:+919876543210', From: 'whatsapp:+14155238886' };
  expect(forms).toEqual([
    { ...addressed, ContentSid: 'HX111', ContentVariables: '{"1":"123456"}' },
    {
      ...addressed,
      ContentSid: 'HX222',
      ContentVariables: '{"1":"Asha","2":"HT-1","3":"Delhivery","4":"123"}',
    },
  ]);
  const [{ method, path, headers }] = asked as [(typeof asked)[number]];
  expect([method, path]).toEqual(['POST', '/2010-04-01/Accounts/AC123/Messages.json']);
  expect(headers.authorization).toBe(`Basic ${Buffer.from('AC123:token').toString('base64')}`);
});

test('WhatsApp can use a messaging service as sender, and sends nothing without approved content', async () => {
  const { baseUrl, asked } = await openTwilio(QUEUED);
  const whatsapp = createTwilioWhatsapp({ ...WHATSAPP, from: SERVICE, baseUrl });
  await whatsapp.send({ ...TO, template: 'otp', variables: { code: '123456' } });
  expect(Object.fromEntries(new URLSearchParams(asked[0]!.body))).toMatchObject({
    MessagingServiceSid: SERVICE,
  });
  for (const wrong of [{ template: 'unknown' }, { template: 'otp', variables: {} }])
    await expect(whatsapp.send({ ...TO, ...wrong })).rejects.toMatchObject({ code: 'supplier.refused' });
  expect(asked).toHaveLength(1);
  expect(['otp', 'unknown'].map(whatsapp.knows!)).toEqual([true, false]);
});
