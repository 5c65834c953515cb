import { expect, onTestFinished, test } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import { cloneDatabase } from '#test/database/database.ts';
import { makeSandbox } from '#test/suppliers/make-sandbox.ts';

async function openSandbox() {
  const { db, close } = await cloneDatabase();
  const made = await makeSandbox(db);
  onTestFinished(async () => {
    await made.close();
    await close();
  });
  return made;
}

const at = Date.parse('2026-11-21T10:00:00Z');

function toRequest(referenceId: string, minutes = 60) {
  return {
    amountPaise: 149_900,
    referenceId,
    description: 'Order HT-2611-7K3QX9M2',
    expiresAt: new Date(at + minutes * minuteMs),
    customer: { name: 'Meera', contact: '+919876543210' },
    returnUrl: 'http://shop.test/track/HT-2611-7K3QX9M2',
  };
}

test('a reference gets only one link, can be used to find it, and has no order before payment', async () => {
  const { client } = await openSandbox();
  const link = await client.createPaymentLink(toRequest('ord_1'));
  expect(link).toMatchObject({ status: 'created', amount: 149_900, reference_id: 'ord_1' });
  expect(link.order_id).toBeUndefined();
  await expect(client.createPaymentLink(toRequest('ord_1'))).rejects.toMatchObject({
    code: 'supplier.refused',
  });
  expect(await client.findPaymentLink('ord_1')).toEqual(link);
  expect(await client.findPaymentLink('ord_2')).toBeUndefined();
});

test('a link that would expire within 15 minutes is refused', async () => {
  const { client } = await openSandbox();
  await expect(client.createPaymentLink(toRequest('ord_1', 14))).rejects.toMatchObject({
    code: 'supplier.refused',
  });
});

test('a link expires automatically, sends a webhook, and can then be neither paid nor cancelled', async () => {
  const { client, baseUrl, pass, settle, received } = await openSandbox();
  const { id } = await client.createPaymentLink(toRequest('ord_1'));
  pass(61 * 60);
  expect(await client.getPaymentLink(id)).toMatchObject({ status: 'expired' });
  await expect(client.cancelPaymentLink(id)).rejects.toMatchObject({ code: 'supplier.refused' });
  const page = `${baseUrl}/l/${id}`;
  expect((await fetch(page, { method: 'POST', body: new URLSearchParams({ act: 'pay' }) })).status).toBe(400);
  expect(await (await fetch(page)).text()).toContain('This link has expired.');
  await settle();
  expect(received.map(({ event }) => event)).toEqual(['payment_link.expired']);
});

test('a link whose time ended while its page was open is refused as expired', async () => {
  const { client, baseUrl, pass } = await openSandbox();
  const { id } = await client.createPaymentLink(toRequest('ord_1'));
  pass(61 * 60);
  const body = new URLSearchParams({ act: 'pay' });
  const refused = await fetch(`${baseUrl}/l/${id}`, { method: 'POST', body });
  expect(await refused.text()).toContain('This Payment Link is expired');
});

test('a payment of a link with a UPI id that is too long is refused with the mistake', async () => {
  const { client, baseUrl } = await openSandbox();
  const { id } = await client.createPaymentLink(toRequest('ord_1'));
  const body = new URLSearchParams({ act: 'pay', vpa: 'x'.repeat(101) });
  const refused = await fetch(`${baseUrl}/l/${id}`, { method: 'POST', body });
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: { field: 'vpa' } }]);
});

test('a declined link can be paid again, and the webhook names the paid link', async () => {
  const { client, baseUrl, settle, received } = await openSandbox();
  const { id } = await client.createPaymentLink(toRequest('ord_1'));
  const act = (name: string) =>
    fetch(`${baseUrl}/l/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ act: name }),
      redirect: 'manual',
    });
  expect(await (await act('decline')).text()).toContain('The payment was declined.');
  expect((await act('pay')).headers.get('location')).toBe(toRequest('ord_1').returnUrl);
  const paid = (await client.getPaymentLink(id))!;
  expect(paid).toMatchObject({ status: 'paid', order_id: expect.stringMatching(/^order_/) });
  expect((await client.getOrder(paid.order_id!)).receipt).toBeNull();
  await settle();
  const told = received.find(({ event }) => event === 'payment_link.paid');
  expect(JSON.parse(told!.body).payload).toMatchObject({
    payment_link: { entity: { id, reference_id: 'ord_1' } },
    payment: { entity: { order_id: paid.order_id, status: 'captured' } },
  });
});
