import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEPT_DAYS } from '#domain/customer/retention.ts';
import { dayMs } from '#domain/durations.ts';
import { inTransaction } from '#shop/context.ts';
import { forgetOld } from '#shop/workflows/privacy/forget-old.ts';
import { toPhotoFile } from '#shop/photo-file.ts';
import { callApi } from '#test/call-api.ts';
import { buy, get, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { addPhoto } from './add-photo.ts';
import { erasePhotos } from './forget-photos.ts';
import { listPhotos } from './list-photos.ts';

let shop: TestShop;
let packer: MadeStaff;
let productId: string;
beforeAll(async () => {
  shop = await openShop();
  packer = await makeStaff(shop, 'packer');
  productId = (await makeProduct(shop, { stock: 10 })).id;
});
afterAll(() => shop.close());

/** Photographs a parcel of a customer; returns the order, the address of the photo, and where its file is. */
async function photograph(buyer: MadeCustomer) {
  const { id } = await buy(shop, buyer, toOrderBody({ productId }));
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: 'tan' } });
  await addPhoto(packer.ctx, id, new Uint8Array(await picture.jpeg().toBuffer()));
  const { picture_key } = await shop.db
    .selectFrom('order_photos')
    .select('picture_key')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  const [photo] = await listPhotos(packer.ctx, id);
  return { id, path: photo!.url.replace('/api/v1', ''), file: toPhotoFile(id, picture_key) };
}

const hasFile = ({ file }: { file: [string, string] }) => shop.ctx.mediaStore.has(...file);
const statusOf = async ({ path }: { path: string }) => (await get(shop, path, packer)).status;
const sweep = () => forgetOld(shop.as({ kind: 'system' }));

test('photos of an erased customer are hidden at once and deleted overnight; other customers’ photos stay', async () => {
  const [erased, other] = [await makeCustomer(shop), await makeCustomer(shop)];
  const [gone, kept] = [await photograph(erased), await photograph(other)];
  expect([await statusOf(gone), await statusOf(kept)]).toEqual([200, 200]);
  await inTransaction(shop.as({ kind: 'system' }), (tx) => erasePhotos(tx, erased.customerId));
  expect([await statusOf(gone), await statusOf(kept)]).toEqual([404, 200]);
  expect(await listPhotos(packer.ctx, gone.id)).toEqual([]);
  await sweep();
  expect([await hasFile(gone), await hasFile(kept)]).toEqual([false, true]);
  expect(await statusOf(kept)).toBe(200);
});

test('a photo is deleted with its file at the end of its retention period, not before', async () => {
  const photo = await photograph(await makeCustomer(shop));
  shop.clock.advance((KEPT_DAYS.order_photos - 1) * dayMs);
  await sweep();
  expect(await hasFile(photo)).toBe(true);
  shop.clock.advance(2 * dayMs);
  await sweep();
  expect(await hasFile(photo)).toBe(false);
  expect(await listPhotos(packer.ctx, photo.id)).toEqual([]);
});

test('a photo whose file cannot be deleted stops neither other photos nor other data from being deleted', async () => {
  const [stuck, other] = [
    await photograph(await makeCustomer(shop)),
    await photograph(await makeCustomer(shop)),
  ];
  await shop.db
    .updateTable('order_photos')
    .set({ picture_key: 'no key' })
    .where('order_id', '=', stuck.id)
    .execute();
  const body = {
    name: 'Asha',
    email: 'asha@example.com',
    subject: 'Hello',
    message: 'Is it brass all through?',
  };
  const { ticket } = await callApi('POST /contact', { shop, body });
  await shop.db
    .updateTable('contact_tickets')
    .set({ resolved_at: shop.clock.now() })
    .where('number', '=', ticket)
    .execute();
  shop.clock.advance((Math.max(KEPT_DAYS.order_photos, KEPT_DAYS.tickets) + 1) * dayMs);
  await expect(sweep()).rejects.toThrow();
  expect(await hasFile(other)).toBe(false);
  expect(await shop.db.selectFrom('contact_tickets').select('id').execute()).toEqual([]);
});
