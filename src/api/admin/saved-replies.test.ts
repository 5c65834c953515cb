import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillReply } from '#domain/support/saved-reply.ts';
import type { SavedReplyJson } from '#contract/support/saved-reply.ts';
import { readAnswer } from '#test/call-api.ts';
import { get } from '#test/buy.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let writer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  writer = await makeStaff(shop, 'writer');
});
afterAll(() => shop.close());

async function send(method: string, path: string, body?: object) {
  const { headers } = writer;
  const response = await shop.app.request(`/api/v1/admin/saved-replies${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

async function list(): Promise<SavedReplyJson[]> {
  const response = await get(shop, '/admin/saved-replies', writer);
  return (await readAnswer('GET /admin/saved-replies', response)).saved_replies;
}

test('a reply is saved, edited at its current version, and removed', async () => {
  const added = await send('POST', '', { title: ' On its way ', text: 'Dear {name}, it is on its way.' });
  expect(added).toMatchObject({ status: 201, body: { saved_reply: { title: 'On its way', version: 1 } } });
  const { id } = added.body.saved_reply;
  const change = { title: 'On the way', text: 'It left today.' };
  expect(await send('PATCH', `/${id}`, { ...change, version: 1 })).toMatchObject({ status: 200 });
  const stale = await send('PATCH', `/${id}`, { ...change, text: 'It left.', version: 1 });
  expect(stale).toMatchObject({
    status: 409,
    body: {
      code: 'saved_reply.stale',
      saved_reply: { ...change, version: 2 },
      changed: { by: { id: writer.staffId } },
    },
  });
  expect(await list()).toEqual([{ id, ...change, version: 2 }]);
  expect(await send('DELETE', `/${id}`)).toMatchObject({ status: 204 });
  expect(await list()).toEqual([]);
  expect(await send('DELETE', `/${id}`)).toMatchObject({ status: 404 });
});

test('reply titles are unique regardless of case, and an empty one is refused', async () => {
  await send('POST', '', { title: 'Sorry', text: 'We are sorry.' });
  expect(await send('POST', '', { title: 'SORRY', text: 'We are very sorry.' })).toMatchObject({
    status: 422,
    body: { fields: { title: 'Another saved reply has this title. Choose another one.' } },
  });
  expect(await send('POST', '', { title: '', text: '' })).toMatchObject({
    status: 422,
    body: { fields: { title: 'Enter a title.', text: 'Enter the text of the reply.' } },
  });
});

test('name and ticket are filled in wherever the text has them', () => {
  const text = 'Dear {name}, about {ticket}: thank you, {name}.';
  expect(fillReply(text, { name: 'Meera', ticket: 'T-1' })).toBe('Dear Meera, about T-1: thank you, Meera.');
});

test('a reply with an unknown placeholder in braces is refused by name', async () => {
  expect(await send('POST', '', { title: 'Thanks', text: 'Dear {customer}, thank you.' })).toMatchObject({
    status: 422,
    body: { fields: { text: expect.stringContaining('cannot fill in {customer}') } },
  });
});
