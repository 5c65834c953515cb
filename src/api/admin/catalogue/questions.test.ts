import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MOST_WAITING_QUESTIONS } from '#domain/question/question.ts';
import { toIndianTime } from '#domain/indian-time.ts';
import { get, post } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import {
  type MadeCustomer,
  type MadeProduct,
  type MadeStaff,
  makeCustomer,
  makeProduct,
  makeStaff,
} from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';

let shop: TestShop;
let as: MadeStaff;
let asker: MadeCustomer;
let lamp: MadeProduct;
beforeAll(async () => {
  shop = await openShop({ poolSize: 20 });
  as = await makeStaff(shop, 'writer');
});
beforeEach(async () => {
  asker = await makeCustomer(shop, { name: 'Meera Kumari', email: 'meera.asks@example.com' });
  lamp = await makeProduct(shop, { stock: 50 });
});
afterAll(() => shop.close());

const send = (text: string, customer: MadeCustomer | undefined = asker) =>
  post(shop, `/products/${lamp.id}/questions`, { as: customer, body: { text } });
const ask = async (text: string) =>
  (
    await callApi('POST /products/{id}/questions', {
      shop,
      as: asker,
      params: { id: lamp.id },
      body: { text },
    })
  ).question.id;
const act = (id: string, step: string, body: object) =>
  post(shop, `/admin/questions/${id}/${step}`, { as, body });
const listShown = async () =>
  (await callApi('GET /products/{id}/questions', { shop, params: { id: lamp.id } })).questions.map(
    ({ author, text, answer }) => [author, text, answer],
  );
const find = (query: Record<string, string>) =>
  callApi('GET /admin/questions', { shop, as, query: new URLSearchParams({ product: lamp.id, ...query }) });
const readMails = async () =>
  (await shop.outbox())
    .filter(({ recipient, body }) => recipient === 'meera.asks@example.com' && /You asked/.test(body))
    .map(({ body }) => body.split('\n'));

test('a question is shown once staff have answered it, and the customer is notified only once', async () => {
  const id = await ask('  Does it need polish?  ');
  expect(await listShown()).toEqual([]);
  expect((await find({ state: 'waiting' })).questions).toMatchObject([
    { id, author: 'Meera K.', text: 'Does it need polish?', product: { id: lamp.id }, state: 'waiting' },
  ]);
  const { questions: waiting } = await callApi('GET /admin/today', { shop, as });
  expect(waiting).toBeGreaterThan(0);
  expect((await act(id, 'answer', { version: 1, text: 'A dry cloth is enough.' })).status).toBe(200);
  expect(await listShown()).toEqual([['Meera K.', 'Does it need polish?', 'A dry cloth is enough.']]);
  await act(id, 'answer', { version: 2, text: 'A dry, soft cloth is enough.' });
  expect(await listShown()).toEqual([['Meera K.', 'Does it need polish?', 'A dry, soft cloth is enough.']]);
  await shop.drainJobs();
  const mails = await readMails();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('You asked: Does it need polish?');
  expect(mails[0]).toContain('A dry cloth is enough.');
});

test('a hidden question leaves the page, only staff see the reason, and an answer shows it again', async () => {
  const id = await ask('Is it real brass?');
  await act(id, 'answer', { version: 1, text: 'Yes, cast brass.' });
  expect((await act(id, 'hide', { version: 2, reason: 'Asked twice' })).status).toBe(200);
  expect(await listShown()).toEqual([]);
  expect(await (await get(shop, `/products/${lamp.id}/questions`)).text()).not.toContain('Asked twice');
  expect((await find({ state: 'hidden' })).questions).toMatchObject([{ hidden_reason: 'Asked twice' }]);
  expect(await readRefusal(await act(id, 'hide', { version: 3, reason: 'Again' }))).toMatchObject({
    code: 'question.hidden',
  });
  await act(id, 'answer', { version: 3, text: 'Yes, cast brass.' });
  expect(await listShown()).toEqual([['Meera K.', 'Is it real brass?', 'Yes, cast brass.']]);
});

test('the questions of a search can be downloaded as CSV, with all pages and no text that a spreadsheet runs', async () => {
  const asked = toIndianTime(shop.clock.now());
  const first = await ask('=cmd|calc, is it safe?');
  shop.clock.advance(60_000);
  await ask('Is it safe for oil?');
  await ask('How tall is it?');
  await act(first, 'answer', { version: 1, text: 'Yes.' });
  const download = (query: string, reader = as) => {
    const headers = { ...reader.headers, accept: 'text/csv' };
    return get(shop, `/admin/questions?product=${lamp.id}&limit=1&${query}`, { headers });
  };
  const file = await download('q=safe&sort=oldest');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="questions.csv"');
  const lamps = (await find({})).questions[0]!.product.name;
  const lines = [
    'From,Question,Product,State,Asked',
    `Meera K.,"'=cmd|calc, is it safe?",${lamps},answered,${asked}`,
    `Meera K.,Is it safe for oil?,${lamps},waiting,${toIndianTime(shop.clock.now())}`,
  ];
  expect((await file.text()).trim().split('\r\n')).toEqual(lines);
  const waiting = await (await download('q=safe&state=waiting')).text();
  expect(waiting.trim().split('\r\n')).toEqual([lines[0], lines[2]]);
  expect((await download('', await makeStaff(shop, 'accountant'))).status).toBe(403);
});

test('an answer to an older version is refused with the question as it is now', async () => {
  const id = await ask('How tall is it?');
  await act(id, 'answer', { version: 1, text: '14 cm.' });
  const late = await act(id, 'answer', { version: 1, text: '15 cm.' });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: 'question.stale', question: { answer: '14 cm.' } });
});

test('a question without a login, without text, or about a hidden product is refused', async () => {
  const path = `/products/${lamp.id}/questions`;
  expect((await post(shop, path, { body: { text: 'Hello?' } })).status).toBe(401);
  expect(await readRefusal(await send('   '))).toMatchObject({
    status: 422,
    fields: { text: 'Please write your question' },
  });
  expect((await send('x'.repeat(1001))).status).toBe(422);
  await shop.db.updateTable('products').set({ status: 'hidden' }).where('id', '=', lamp.id).execute();
  expect((await send('Is it back soon?')).status).toBe(404);
});

test('of twenty concurrent questions only the allowed number wait, and repeated text counts as one question', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => send(`Question ${index}?`)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(MOST_WAITING_QUESTIONS);
  expect(statuses.filter((status) => status === 409)).toHaveLength(20 - MOST_WAITING_QUESTIONS);
  const other = await makeCustomer(shop);
  const same = await Promise.all(Array.from({ length: 20 }, () => send('Is it heavy?', other)));
  expect(same.every(({ status }) => status === 201)).toBe(true);
  expect((await find({ q: 'heavy' })).total).toBe(1);
});
