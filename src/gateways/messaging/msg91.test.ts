import { expect, onTestFinished, test } from 'vitest';
import { makeSupplier } from '#test/suppliers/make-supplier.ts';
import { createMsg91 } from './msg91.ts';

const KEYS = {
  authKey: 'auth-key',
  sender: 'HAATIN',
  templates: { otp: 'tpl_otp', 'order-received': 'tpl_order' },
};
const OTP = {
  channel: 'sms' as const,
  to: '+919876543210',
  text: '123456 is your OTP',
  template: 'otp',
  variables: { code: '123456' },
};

async function openMsg91(...answers: Parameters<typeof makeSupplier>) {
  const supplier = await makeSupplier(...answers);
  onTestFinished(supplier.close);
  return { ...supplier, msg91: createMsg91({ ...KEYS, baseUrl: supplier.baseUrl }) };
}

test('sends a code by the OTP route with every field', async () => {
  const { msg91, asked } = await openMsg91({ body: { type: 'success', request_id: 'req_1' } });
  expect(await msg91.send(OTP)).toEqual({ providerMessageId: 'req_1' });
  const [request] = asked;
  const url = new URL(request!.path, 'http://msg91.test');
  expect([request?.method, url.pathname, request?.headers['authkey']]).toEqual([
    'POST',
    '/api/v5/otp',
    'auth-key',
  ]);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    template_id: 'tpl_otp',
    mobile: '919876543210',
    otp: '123456',
    otp_expiry: '5',
    otp_length: '6',
  });
});

test('sends any other message as a flow with its variables', async () => {
  const { msg91, asked } = await openMsg91({ body: { type: 'success', message: 'flow_1' } });
  const variables = { name: 'Asha', number: 'HT-2611-7K3QX9M2' };
  const sent = await msg91.send({ ...OTP, template: 'order-received', variables });
  expect(sent.providerMessageId).toBe('flow_1');
  expect([asked[0]?.path, asked[0]?.headers['content-type']]).toEqual(['/api/v5/flow/', 'application/json']);
  expect(JSON.parse(asked[0]!.body)).toEqual({
    template_id: 'tpl_order',
    sender: 'HAATIN',
    short_url: '0',
    recipients: [{ mobiles: '919876543210', ...variables }],
  });
});

test('an error with status 200 is still an error, and its details are not in the message', async () => {
  const { msg91 } = await openMsg91({ body: { type: 'error', message: 'Invalid authkey' } });
  const error = await msg91.send(OTP).catch((failure) => failure);
  expect(error).toMatchObject({ code: 'supplier.refused', message: 'The message could not be sent' });
  expect(String(error.cause)).toContain('Invalid authkey');
});

test('a busy provider or a malformed response is a retryable failure', async () => {
  const { msg91 } = await openMsg91(
    { status: 503, body: {} },
    { status: 429, body: {} },
    { body: 'OK' },
    { body: 3 },
  );
  for (let count = 0; count < 4; count += 1)
    await expect(msg91.send(OTP)).rejects.toMatchObject({ code: 'supplier.unavailable' });
});

test('a message without a registered template is not sent', async () => {
  const { msg91, asked } = await openMsg91({ body: { type: 'success' } });
  await expect(msg91.send({ ...OTP, template: 'unknown' })).rejects.toMatchObject({
    code: 'supplier.refused',
  });
  expect(asked).toEqual([]);
  expect(['otp', 'unknown'].map(msg91.knows!)).toEqual([true, false]);
});
