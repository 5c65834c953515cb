import { isShopError } from '#domain/error.ts';
import { expect, onTestFinished, test } from 'vitest';
import { makeSupplier } from '#test/suppliers/make-supplier.ts';
import { createMetaWhatsapp } from './meta-whatsapp.ts';

const OPTIONS = {
  phoneNumberId: '106540352242922',
  accessToken: 'EAAG',
  templates: {
    otp: { name: 'login_otp', language: 'en_US', variables: ['code'] },
    'order-received': { name: 'order_received', language: 'en', variables: ['name', 'number'] },
    hello: { name: 'hello', language: 'en', variables: [] },
  },
};
const ACCEPTED = { body: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] } };
const TO = { channel: 'whatsapp' as const, to: '+919876543210', text: 'for people without WhatsApp' };

async function openMeta(...answers: Parameters<typeof makeSupplier>) {
  const supplier = await makeSupplier(...answers);
  onTestFinished(supplier.close);
  return { ...supplier, whatsapp: createMetaWhatsapp({ ...OPTIONS, baseUrl: supplier.baseUrl }) };
}

test('sends a code both in the text and in the copy button', async () => {
  const { whatsapp, asked } = await openMeta(ACCEPTED);
  const sent = await whatsapp.send({ ...TO, template: 'otp', variables: { code: '123456' } });
  expect(sent).toEqual({ providerMessageId: 'wamid.1' });
  const [{ method, path, headers, body }] = asked as [(typeof asked)[number]];
  expect([method, path]).toEqual(['POST', '/v21.0/106540352242922/messages']);
  expect([headers.authorization, headers['content-type']]).toEqual(['Bearer EAAG', 'application/json']);
  const parameters = [{ type: 'text', text: '123456' }];
  expect(JSON.parse(body)).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '919876543210',
    type: 'template',
    template: {
      name: 'login_otp',
      language: { code: 'en_US' },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
  });
});

test('fills the template variables in order', async () => {
  const { whatsapp, asked } = await openMeta(ACCEPTED);
  await whatsapp.send({
    ...TO,
    template: 'order-received',
    variables: { number: 'HT-1', name: 'Asha', other: 'x' },
  });
  expect(JSON.parse(asked[0]!.body).template.components).toEqual([
    {
      type: 'body',
      parameters: [
        { type: 'text', text: 'Asha' },
        { type: 'text', text: 'HT-1' },
      ],
    },
  ]);
  await whatsapp.send({ ...TO, template: 'hello' });
  expect(JSON.parse(asked[1]!.body).template.components).toEqual([]);
});

test('refuses an unknown template or a missing variable before making a request', async () => {
  const { whatsapp, asked } = await openMeta(ACCEPTED);
  await expect(whatsapp.send({ ...TO, template: 'unknown' })).rejects.toMatchObject({
    code: 'supplier.refused',
  });
  const half = { ...TO, template: 'order-received', variables: { name: 'Asha' } };
  await expect(whatsapp.send(half)).rejects.toMatchObject({ code: 'supplier.refused' });
  expect(asked).toEqual([]);
  expect(['hello', 'unknown'].map(whatsapp.knows!)).toEqual([true, false]);
});

test('distinguishes a permanent refusal from a temporary failure', async () => {
  const no = { status: 400, body: { error: { message: 'Template does not exist', code: 132001 } } };
  const { whatsapp } = await openMeta(no, { status: 503, body: {} }, { body: { messages: [] } });
  for (const canRetry of [false, true, true]) {
    const error = await whatsapp.send({ ...TO, template: 'hello' }).catch((failure) => failure);
    expect(isShopError(error, 'supplier.unavailable')).toBe(canRetry);
    expect(error.message).toBe('The message could not be sent');
  }
});
