import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { forgetPictures } from '#shop/catalogue/pictures/forget-pictures.ts';
import { syncPhotos } from '#shop/catalogue/reviews/photos/sync-photos.ts';
import { eraseCustomer } from '#shop/workflows/privacy/erase-account.ts';
import { post } from '#test/buy.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
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
import { sendPicture, takePhoto } from '#test/scenes/photographs.ts';
import { receiveProduct } from '#test/scenes/reviews.ts';

let shop: TestShop;
let as: MadeStaff;
let buyer: MadeCustomer;
let lamp: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
  as = await makeStaff(shop, 'owner');
  await allowManyCodOrders(shop);
  lamp = await makeProduct(shop, { stock: 50 });
});
beforeEach(async () => {
  buyer = await makeCustomer(shop, { name: 'Meera Kumari' });
});
afterAll(() => shop.close());

async function send(from: MadeCustomer | undefined, bytes?: Uint8Array) {
  const body = new FormData();
  const photo = bytes ?? (await takePhoto({ width: 900, height: 600 }));
  body.append('file', new File([new Uint8Array(photo)], 'IMG_1.jpg'));
  const headers = from && { authorization: from.headers.authorization };
  return shop.app.request(`/api/v1/products/${lamp.id}/reviews/photos`, { method: 'POST', headers, body });
}
const add = async () => (await readAnswer('POST /products/{id}/reviews/photos', await send(buyer))).id;
const write = (photo_ids: string[], from = buyer) =>
  post(shop, `/products/${lamp.id}/reviews`, {
    as: from,
    body: { rating: 5, text: 'Here it stands.', photo_ids },
  });
const writeWith = async (photo_ids: string[]) =>
  readAnswer('POST /products/{id}/reviews', await write(photo_ids));
const read = async (id: string) =>
  (await callApi('GET /admin/reviews/{id}', { shop, as, params: { id } })).review;
const decide = (id: string, step: string, body: object) =>
  post(shop, `/admin/reviews/${id}/${step}`, { as, body });
const shown = async () =>
  (await callApi('GET /products/{id}/reviews', { shop, params: { id: lamp.id } })).reviews;
const keysOf = async (reviewId: string) =>
  (
    await shop.db
      .selectFrom('review_photos')
      .select('key')
      .where('review_id', '=', reviewId)
      .orderBy('position')
      .execute()
  ).map(({ key }) => key);
const ask = async (address: string) => (await shop.app.request(address)).status;
const original = (key: string) => shop.ctx.mediaStore.has(key, 'original');

/** Writes a review with two photos and returns it with the keys of their public files. */
async function review() {
  await receiveProduct(shop, buyer, lamp.id);
  const { id } = (await writeWith([await add(), await add()])).review;
  return { id, keys: await keysOf(id) };
}

test('photos of a held review are visible only to staff; once approved they are shown, without metadata', async () => {
  const { id, keys } = await review();
  const held = await read(id);
  expect(held).toMatchObject({ state: 'held', held_for: ['photos'] });
  expect(held.photos).toHaveLength(2);
  expect(await Promise.all(keys.map(original))).toEqual([false, false]);
  const photo = await shop.app.request(held.photos[0]!.url, { headers: as.headers });
  expect(photo.headers.get('content-type')).toBe('image/webp');
  const facts = await sharp(Buffer.from(await photo.arrayBuffer())).metadata();
  // The phone was held sideways: the picture is upright, and contains nothing but pixels.
  expect(facts).toMatchObject({ width: 600, height: 900 });
  expect([facts.exif, facts.orientation]).toEqual([undefined, undefined]);
  expect(await ask(held.photos[0]!.url)).toBe(401);
  await decide(id, 'approve', { version: 1 });
  const [first] = await shown();
  expect(first!.photos.map(({ url }) => url.split('/')[2])).toEqual(keys);
  expect(await Promise.all(keys.map(original))).toEqual([true, true]);
});

test('hiding a review removes its photos, including newly rendered sizes; approving it restores them', async () => {
  const { id, keys } = await review();
  await decide(id, 'approve', { version: 1 });
  await shop.ctx.mediaStore.put(keys[0]!, '320.webp', new Uint8Array([1]));
  await decide(id, 'hide', { version: 2, reason: 'Shows another person' });
  expect(await Promise.all(keys.map(original))).toEqual([false, false]);
  expect(await shop.ctx.mediaStore.has(keys[0]!, '320.webp')).toBe(false);
  await shop.ctx.mediaStore.put(keys[0]!, '640.webp', new Uint8Array([1]));
  await forgetPictures(shop.as({ kind: 'system' }));
  expect(await shop.ctx.mediaStore.has(keys[0]!, '640.webp')).toBe(false);
  await decide(id, 'approve', { version: 3 });
  expect(await Promise.all(keys.map(original))).toEqual([true, true]);
});

test('only a customer who received the product can add photos, at most four per review; a non-image is refused', async () => {
  expect((await send(undefined)).status).toBe(401);
  expect((await readRefusal(await send(buyer))).code).toBe('review.not_received');
  await receiveProduct(shop, buyer, lamp.id);
  expect((await send(buyer, Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(415);
  expect(await readRefusal(await send(buyer, Buffer.alloc(11 * 1024 * 1024)))).toMatchObject({
    status: 413,
    error: 'This photo is larger than 10 MB. Please take a smaller one.',
  });
  const ids = [await add(), await add(), await add(), await add()];
  const five = await write([...ids, 'pho_other']);
  expect((await readRefusal(five)).fields).toEqual({ photo_ids: 'Add at most 4 photos.' });
  const other = await makeCustomer(shop);
  await receiveProduct(shop, other, lamp.id);
  const refused = await write(ids, other);
  expect((await readRefusal(refused)).fields).toEqual({
    photos: 'One of the photos is missing. Please add it again.',
  });
  expect((await write([ids[0]!, ids[0]!])).status).toBe(422);
  const { id } = (await writeWith(ids)).review;
  expect((await read(id)).photos.map((photo) => photo.id)).toEqual(ids);
  const filtered = await callApi('GET /admin/reviews', {
    shop,
    as,
    query: new URLSearchParams({ product: lamp.id, photos: 'true', state: 'held' }),
  });
  expect(filtered.reviews.map((each) => each.id)).toEqual([id]);
  await decide(id, 'hide', { version: 1, reason: 'Done' });
});

test('photos not used in a review are deleted after a day', async () => {
  await receiveProduct(shop, buyer, lamp.id);
  const id = await add();
  const { key } = await shop.db
    .selectFrom('review_photos')
    .select('key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const file = [id.replace('_', '-'), `${key}.webp`] as const;
  await forgetPictures(shop.as({ kind: 'system' }));
  expect(await shop.ctx.mediaStore.has(...file)).toBe(true);
  shop.clock.advance(25 * hourMs);
  await forgetPictures(shop.as({ kind: 'system' }));
  expect(await shop.ctx.mediaStore.has(...file)).toBe(false);
});

test('erasing an account keeps its review text and deletes all its photos', async () => {
  const { id, keys } = await review();
  await decide(id, 'approve', { version: 1 });
  const before = await shown();
  expect(before[0]!.photos).toHaveLength(2);
  await shop.drainJobs();
  await shop.db
    .updateTable('orders')
    .set({ status: 'completed' })
    .where('customer_id', '=', buyer.customerId)
    .execute();
  await eraseCustomer(shop.as({ kind: 'system' }), buyer.customerId);
  await shop.changes.settle();
  expect((await shown())[0]).toMatchObject({ text: 'Here it stands.', author: 'A buyer', photos: [] });
  await shop.drainJobs();
  expect(await keysOf(id)).toEqual([]);
  expect(await Promise.all(keys.map(original))).toEqual([false, false]);
});

/** Begins to send a photo, none of which arrives until `breakOff`. */
function sendSlowly(from: MadeCustomer) {
  let breakOff = () => {};
  const body = new ReadableStream({
    start: (controller) => {
      breakOff = () => controller.error(new Error('the connection ended'));
    },
  });
  const { authorization } = from.headers;
  const headers = {
    authorization,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '900000',
  };
  const sent = { method: 'POST', headers, body, duplex: 'half' };
  const answer = shop.app.request(`/api/v1/products/${lamp.id}/reviews/photos`, sent);
  return { answer, breakOff };
}

test('slow uploads by customers do not block staff photos, and an ineligible upload is refused without waiting', async () => {
  const slow = [];
  for (let sender = 0; sender < 2; sender += 1) {
    const customer = await makeCustomer(shop);
    await receiveProduct(shop, customer, lamp.id);
    slow.push(sendSlowly(customer));
  }
  const bytes = await takePhoto({ width: 900, height: 600 });
  expect((await sendPicture(shop, as, { bytes })).status).toBe(201);
  expect((await send(buyer)).status).toBe(409);
  for (const { breakOff } of slow) breakOff();
  for (const { answer } of slow) expect((await answer).status).toBeGreaterThanOrEqual(400);
});

test('the photos of a review that never stops changing end in an error, so that the job runs again', async () => {
  const { id } = await review();
  const { mediaStore, ...system } = shop.as({ kind: 'system' });
  const removeAll = async (key: string) => {
    await shop.db
      .updateTable('reviews')
      .set('version', sql`version + 1`)
      .where('id', '=', id)
      .execute();
    await mediaStore.removeAll(key);
  };
  const done = syncPhotos({ ...system, mediaStore: { ...mediaStore, removeAll } }, id);
  await expect(done).rejects.toThrow('changed in each of 10 rounds');
});
