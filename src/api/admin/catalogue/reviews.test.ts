import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MOST_COUNTED } from '#domain/paging.ts';
import { inTransaction } from '#shop/context.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { get, post } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import {
  type MadeCustomer,
  type MadeProduct,
  type MadeStaff,
  allowManyCodOrders,
  makeCustomer,
  makeProduct,
  makeStaff,
} from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';
import { writeReviewOf } from '#test/scenes/reviews.ts';

let shop: TestShop;
let as: MadeStaff;
let buyer: MadeCustomer;
let lamp: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
  as = await makeStaff(shop, 'writer');
  await allowManyCodOrders(shop);
});
beforeEach(async () => {
  buyer = await makeCustomer(shop, { name: 'Meera Kumari' });
  lamp = await makeProduct(shop, { stock: 50 });
});
afterAll(() => shop.close());

const write = async (text: string, rating = 4) =>
  (await writeReviewOf(shop, { buyer, productId: lamp.id, text, rating })).review.id;
const find = (query: Record<string, string>) =>
  callApi('GET /admin/reviews', { shop, as, query: new URLSearchParams({ product: lamp.id, ...query }) });
const read = async (id: string) =>
  (await callApi('GET /admin/reviews/{id}', { shop, as, params: { id } })).review;
const act = (id: string, step: string, body: object) =>
  post(shop, `/admin/reviews/${id}/${step}`, { as, body });
const shown = async () => {
  const { reviews, rating } = await callApi('GET /products/{id}/reviews', { shop, params: { id: lamp.id } });
  const product = await callApi('GET /products/{id}', { shop, params: { id: lamp.id } });
  return { texts: reviews.map(({ text }) => text), rating, card: product.rating };
};
/** Returns the texts of the e-mails about reviews, newest first. */
const readMails = async () =>
  (await shop.outbox())
    .filter(({ body }) => /[Yy]our review/.test(body))
    .map(({ body }) => body.split('\n').slice(1, 3).join(' '));

test('a review with a phone number is held and not shown until it is approved; then its author is notified', async () => {
  await write('Bright and heavy.', 5);
  const held = await writeReviewOf(shop, { buyer, productId: lamp.id, text: 'Call 98290 10003', rating: 1 });
  expect(held.state).toBe('held');
  const { id } = held.review;
  expect(await shown()).toMatchObject({
    texts: ['Bright and heavy.'],
    rating: { average: 5, count: 1 },
    card: { average: 5, count: 1 },
  });
  expect((await callApi('GET /admin/today', { shop, as })).reviews).toBe(1);
  const waiting = await find({ state: 'held' });
  expect(waiting).toMatchObject({ total: 1, reviews: [{ id, state: 'held', held_for: ['phone'] }] });
  expect(waiting.counts.held).toBe(1);
  expect((await act(id, 'approve', { version: 1 })).status).toBe(200);
  expect(await shown()).toMatchObject({
    texts: ['Call 98290 10003', 'Bright and heavy.'],
    rating: { average: 3, count: 2, spread: [1, 0, 0, 0, 1] },
    card: { average: 3, count: 2 },
  });
  expect((await callApi('GET /admin/today', { shop, as })).reviews).toBe(0);
  await shop.drainJobs();
  expect(await readMails()).toEqual([expect.stringContaining(`Your review of ${lamp.name} is now live`)]);
});

test('a hidden review leaves the list and rating, only staff see why, and approving it again sends no second email', async () => {
  const id = await write('It broke on the first day.', 1);
  const before = (await readMails()).length;
  expect((await readRefusal(await act(id, 'hide', { version: 1, reason: ' ' }))).fields).toEqual({
    reason: 'Please give the reason. Only staff see it.',
  });
  await act(id, 'hide', { version: 1, reason: 'Names another customer' });
  expect(await shown()).toMatchObject({ texts: [], rating: { count: 0 }, card: { count: 0 } });
  expect(await read(id)).toMatchObject({ state: 'hidden', hidden_reason: 'Names another customer' });
  expect((await act(id, 'hide', { version: 2, reason: 'Again' })).status).toBe(409);
  await act(id, 'approve', { version: 2 });
  await act(id, 'hide', { version: 3, reason: 'Again' });
  await act(id, 'approve', { version: 4 });
  expect(await shown()).toMatchObject({
    texts: ['It broke on the first day.'],
    card: { average: 1, count: 1 },
  });
  await shop.drainJobs();
  expect((await readMails()).length).toBe(before + 1);
});

test('the shop can reply to a review, edit and remove the reply; the author is notified only of the first', async () => {
  const id = await write('A little small.', 3);
  await act(id, 'reply', { version: 1, text: 'The larger one is back in May.' });
  await act(id, 'reply', { version: 2, text: 'The larger one is back in June.' });
  const { reviews } = await callApi('GET /products/{id}/reviews', { shop, params: { id: lamp.id } });
  expect(reviews[0]!.reply).toMatchObject({ text: 'The larger one is back in June.' });
  await shop.drainJobs();
  const answers = (await readMails()).filter((mail) => mail.startsWith('The larger one'));
  expect(answers).toEqual([expect.stringContaining('back in May. Our reply is under your review')]);
  expect((await find({ replied: 'true' })).total).toBe(1);
  const removed = await shop.app.request(`/api/v1/admin/reviews/${id}/reply`, {
    method: 'DELETE',
    headers: as.headers,
  });
  expect(removed.status).toBe(200);
  expect((await find({ replied: 'false' })).reviews[0]!.reply).toBeNull();
  await act(id, 'hide', { version: 4, reason: 'Asked by its writer' });
  expect((await readRefusal(await act(id, 'reply', { version: 5, text: 'Thank you' }))).code).toBe(
    'review.not_published',
  );
});

test('an action on an outdated review is refused with the current review', async () => {
  const id = await write('www.cheap.example');
  await act(id, 'approve', { version: 1 });
  const answer = await act(id, 'hide', { version: 1, reason: 'A link' });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'review.stale',
    review: { version: 2, state: 'published' },
  });
});

test('reviews are approved in bulk; an already published one is reported, and a repeated key gets the same answer', async () => {
  const ids = [await write('www.one.example'), await write('Fine.'), await write('www.two.example')];
  const approve = () =>
    callApi('POST /admin/reviews/approvals', {
      shop,
      as,
      body: { ids },
      headers: { 'idempotency-key': `approve-${lamp.id}` },
    });
  const first = await approve();
  expect(first.results.map(({ done }) => done)).toEqual([true, false, true]);
  expect(first.results[1]!.error).toBe('This review is already published.');
  expect(await approve()).toEqual(first);
  expect((await shown()).card.count).toBe(3);
});

test('a lone surrogate in an id is treated as an unknown id, and the answer can be stored for replay', async () => {
  const approve = () =>
    callApi('POST /admin/reviews/approvals', {
      shop,
      as,
      body: { ids: ['\ud800'] },
      headers: { 'idempotency-key': `half-${lamp.id}` },
    });
  const first = await approve();
  expect(first.results).toMatchObject([{ id: '\ufffd', done: false }]);
  expect(await approve()).toEqual(first);
});

test('the review list can be filtered by stars and text, sorted, and downloaded as CSV', async () => {
  await write('Lovely brass.', 5);
  await write('100% dull_grey', 2);
  expect((await find({ stars: '1,2' })).reviews.map(({ text }) => text)).toEqual(['100% dull_grey']);
  expect((await find({ q: '100% dull_' })).total).toBe(1);
  expect((await find({ q: 'LOVELY' })).total).toBe(1);
  expect((await find({ sort: 'worst' })).reviews.map(({ rating }) => rating)).toEqual([2, 5]);
  const csv = await (
    await shop.app.request(`/api/v1/admin/reviews?product=${lamp.id}&stars=5`, {
      headers: { ...as.headers, accept: 'text/csv' },
    })
  ).text();
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain('Lovely brass.');
});

test('the CSV of the reviews has every review, also where there are more than the admin counts elsewhere', async () => {
  const rows = Array.from({ length: MOST_COUNTED + 1 }, (_, index) => ({
    id: `rev_csv${index}`,
    product_id: lamp.id,
    author: 'Meera K.',
    rating: 5,
    created_at: new Date(),
  }));
  await shop.db.insertInto('reviews').values(rows).execute();
  const csv = await shop.app.request(`/api/v1/admin/reviews?product=${lamp.id}`, {
    headers: { ...as.headers, accept: 'text/csv' },
  });
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(1 + rows.length);
});

test('reviews are held when the shop holds all reviews, or when they contain one of its own words', async () => {
  const system = shop.as({ kind: 'system' });
  await inTransaction(system, (tx) => writeSettings(tx, { reviews: { holdAll: false, words: ['tinny'] } }));
  await shop.changes.settle();
  expect((await read(await write('It sounds tinny.'))).held_for).toEqual(['word']);
  await inTransaction(system, (tx) => writeSettings(tx, { reviews: { holdAll: true, words: [] } }));
  await shop.changes.settle();
  expect((await read(await write('It sounds tinny.'))).held_for).toEqual(['all']);
  await inTransaction(system, (tx) => writeSettings(tx, { reviews: { holdAll: false, words: [] } }));
  await shop.changes.settle();
});

test('a held review drops no cached page; a published one drops that of its product', async () => {
  const dropped: string[] = [];
  const unsubscribe = shop.ctx.memory.subscribe((tag) => dropped.push(tag));
  const id = await write('www.cheap.example');
  await shop.changes.settle();
  expect(dropped).toContain('reviews');
  expect(dropped).not.toContain(`reviews:${lamp.id}`);
  await act(id, 'approve', { version: 1 });
  await shop.changes.settle();
  expect(dropped).toContain(`reviews:${lamp.id}`);
  unsubscribe();
});

test('customers, and staff whose role does not serve customers, cannot list reviews', async () => {
  expect((await get(shop, '/admin/reviews', buyer)).status).toBe(401);
  expect((await get(shop, '/admin/reviews', await makeStaff(shop, 'accountant'))).status).toBe(403);
});
