import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { eraseCustomer } from '#shop/workflows/privacy/erase-account.ts';
import { buy, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import {
  type As,
  type MadeCustomer,
  type MadeStaff,
  makeCustomer,
  makeProduct,
  makeStaff,
} from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';
import { heicPhotograph } from '#test/scenes/heic-photograph.ts';
import { takePhoto } from '#test/scenes/photographs.ts';
import { receiveProduct } from '#test/scenes/reviews.ts';

let shop: TestShop;
let owner: MadeStaff;
let buyer: MadeCustomer;
let productId: string;
let photo: Buffer;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop);
  productId = (await makeProduct(shop, { stock: 50 })).id;
  photo = await takePhoto({ width: 900, height: 600 });
});
beforeEach(async () => {
  buyer = await makeCustomer(shop, { name: 'Meera Kumari' });
});
afterAll(() => shop.close());

async function send(orderId: string, bytes: Uint8Array, as: As = buyer) {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], '../IMG_1.jpg'));
  const { authorization } = as.headers;
  const path = `/api/v1/orders/${orderId}/photos`;
  return shop.app.request(path, { method: 'POST', headers: { authorization }, body });
}
const listPhotos = async (id: string) =>
  (await callApi('GET /admin/orders/{id}', { shop, as: owner, params: { id } })).order.photos;
const receive = async () => (await receiveProduct(shop, buyer, productId)).orderId;

test('a customer’s photo of a problem is stored once, upright, without metadata, and only staff can see it', async () => {
  const orderId = await receive();
  expect([(await send(orderId, photo)).status, (await send(orderId, photo)).status]).toEqual([204, 204]);
  const photos = await listPhotos(orderId);
  expect(photos).toMatchObject([{ taken_by: 'Meera Kumari', from_customer: true, width: 600, height: 900 }]);
  const seen = await shop.app.request(photos[0]!.url, { headers: owner.headers });
  const facts = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
  expect([facts.width, facts.height, facts.exif]).toEqual([600, 900, undefined]);
  for (const headers of [{}, buyer.headers])
    expect((await shop.app.request(photos[0]!.url, { headers })).status).toBeGreaterThanOrEqual(401);
});

test('an iPhone HEIC photo is accepted too', async () => {
  const orderId = await receive();
  expect((await send(orderId, heicPhotograph)).status).toBe(204);
  expect(await listPhotos(orderId)).toHaveLength(1);
});

test('only the customer of an order can add photos, within the return window; a file that is not a photo is refused', async () => {
  const underWay = await buy(shop, buyer, toOrderBody({ productId }));
  expect(await readRefusal(await send(underWay.id, photo))).toMatchObject({
    code: 'return.not_possible',
    error: 'You can request a return after delivery',
  });
  const orderId = await receive();
  expect((await send(orderId, photo, { headers: {} } as never)).status).toBe(401);
  expect((await send(orderId, photo, await makeCustomer(shop))).status).toBe(404);
  expect((await send(orderId, Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(415);
  expect((await send(orderId, photo.subarray(0, 900))).status).toBe(422);
  const longAgo = new Date(shop.clock.now().getTime() - 60 * dayMs);
  await shop.db.updateTable('orders').set({ delivered_at: longAgo }).where('id', '=', orderId).execute();
  expect((await readRefusal(await send(orderId, photo))).code).toBe('return.not_possible');
  expect(await listPhotos(orderId)).toEqual([]);
});

test('a customer can add at most twelve photos, not counting those of staff', async () => {
  const orderId = await receive();
  await shop.db
    .insertInto('order_photos')
    .values(
      Array.from({ length: 12 }, (_, index) => ({
        id: `pho_full_${index}`,
        order_id: orderId,
        picture_key: `key-${index}`,
        width: 1,
        height: 1,
        staff_id: index < 11 ? null : owner.staffId,
        taken_at: shop.clock.now(),
      })),
    )
    .execute();
  expect((await send(orderId, photo)).status).toBe(204);
  const more = await takePhoto({ width: 300, height: 300 });
  expect((await readRefusal(await send(orderId, more))).code).toBe('order.photos_full');
  expect(await listPhotos(orderId)).toHaveLength(13);
});

test('erasing an account deletes its order photos', async () => {
  const orderId = await receive();
  await send(orderId, photo);
  await shop.drainJobs();
  await shop.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', orderId).execute();
  await eraseCustomer(shop.as({ kind: 'system' }), buyer.customerId);
  expect(await listPhotos(orderId)).toEqual([]);
});
