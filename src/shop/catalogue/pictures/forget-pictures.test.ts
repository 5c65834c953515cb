import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { buy, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, completeSeller, openShop } from '#test/open-shop.ts';
import { takePhoto } from '#test/scenes/photographs.ts';
import { addPicture } from './add-picture.ts';
import { forgetPictures } from './forget-pictures.ts';

let shop: TestShop;
let ctx: Ctx;
let productId: string;
beforeAll(async () => {
  shop = await openShop();
  ctx = shop.as({ kind: 'system' });
  productId = (await makeProduct(shop, { stock: 3 })).id;
});
afterAll(() => shop.close());

let width = 300;
async function add(): Promise<{ id: string; key: string }> {
  const id = await addPicture(ctx, await takePhoto({ width: (width += 20), height: 300 }));
  return shop.db.selectFrom('pictures').select(['id', 'key']).where('id', '=', id).executeTakeFirstOrThrow();
}

const toLogo = ({ key }: { key: string }) => ({ key, width: 300, height: 320 });

let position = 0;
const show = (picture_id: string, product_id = productId) =>
  shop.db
    .insertInto('product_pictures')
    .values({ product_id, picture_id, position: (position += 1), alt: 'A lamp' })
    .execute();
const hide = (id: string) => shop.db.deleteFrom('product_pictures').where('picture_id', '=', id).execute();

/** Lets some nights pass, and runs the job of each. */
async function sleep(nights: number): Promise<void> {
  for (let night = 0; night < nights; night += 1) {
    shop.clock.advance(dayMs);
    await forgetPictures(ctx);
  }
}

const isKept = async ({ id, key }: { id: string; key: string }) => [
  (await shop.db.selectFrom('pictures').select('id').where('id', '=', id).execute()).length === 1,
  await shop.ctx.mediaStore.has(key, 'original'),
];

test('an unreferenced picture and its files are deleted after thirty days, not earlier', async () => {
  const picture = await add();
  await shop.drainJobs();
  await sleep(30);
  expect(await isKept(picture)).toEqual([true, true]);
  await sleep(2);
  expect(await isKept(picture)).toEqual([false, false]);
});

test('the thirty days start when a product stops showing the picture or when it is added again', async () => {
  const [shown, again] = [await add(), await add()];
  await show(shown.id);
  await sleep(28);
  await hide(shown.id);
  await addPicture(ctx, await takePhoto({ width, height: 300 }));
  await sleep(29);
  expect([await isKept(shown), await isKept(again)]).toEqual([
    [true, true],
    [true, true],
  ]);
  await sleep(3);
  expect([await isKept(shown), await isKept(again)]).toEqual([
    [false, false],
    [false, false],
  ]);
});

test('a picture of a product, category, subcategory, page, version, signature, logo or placed order is kept', async () => {
  const [ofProduct, ofCategory, ofPage, ofOrder] = [await add(), await add(), await add(), await add()];
  const [ofVersion, ofSignature, ofLogo, ofFormerLogo] = [await add(), await add(), await add(), await add()];
  await show(ofProduct.id);
  await shop.db.updateTable('categories').set({ picture_id: ofCategory.id }).execute();
  const { id: category_id } = await shop.db.selectFrom('categories').select('id').executeTakeFirstOrThrow();
  const child = { id: 'sub_one', category_id, name: 'Brass', slug: 'brass', position: 1 };
  const ofChild = await add();
  await shop.db
    .insertInto('subcategories')
    .values({ ...child, landscape_picture_id: ofChild.id })
    .execute();
  await shop.db
    .insertInto('content')
    .values({ slug: 'home', document: JSON.stringify({ slides: [{ picture: { key: ofPage.key } }] }) })
    .execute();
  await shop.db
    .insertInto('content_versions')
    .values({
      slug: 'home',
      version: 1,
      document: JSON.stringify({ slides: [{ picture: { key: ofVersion.key } }] }),
      saved_at: shop.clock.now(),
      published_at: shop.clock.now(),
    })
    .execute();
  await inTransaction(ctx, (tx) =>
    writeSettings(tx, {
      seller: { ...completeSeller, signatureImage: `/media/${ofSignature.key}/320.webp` },
      general: { logo: toLogo(ofFormerLogo) },
    }),
  );
  await shop.changes.settle();
  const bought = (await makeProduct(shop, { stock: 3 })).id;
  await show(ofOrder.id, bought);
  await buy(shop, await makeCustomer(shop), toOrderBody({ productId: bought }));
  await hide(ofOrder.id);
  // The invoice of the order keeps the signature and the logo that it was issued with.
  const changed = { seller: { ...completeSeller, signatureImage: '' }, general: { logo: toLogo(ofLogo) } };
  await inTransaction(ctx, (tx) => writeSettings(tx, changed));
  await sleep(40);
  for (const picture of [
    ofProduct,
    ofCategory,
    ofChild,
    ofPage,
    ofOrder,
    ofVersion,
    ofSignature,
    ofLogo,
    ofFormerLogo,
  ])
    expect(await isKept(picture)).toEqual([true, true]);
});

test('a picture added again while its files are being deleted is refused, and succeeds afterwards', async () => {
  const picture = await add();
  const photo = await takePhoto({ width, height: 300 });
  await shop.db.deleteFrom('pictures').where('id', '=', picture.id).execute();
  await shop.db
    .insertInto('picture_removals')
    .values({ key: picture.key, removed_at: shop.clock.now() })
    .execute();
  await expect(addPicture(ctx, photo)).rejects.toMatchObject({ code: 'picture.busy' });
  await forgetPictures(ctx);
  expect(await shop.ctx.mediaStore.has(picture.key, 'original')).toBe(false);
  await addPicture(ctx, photo);
  expect(await shop.ctx.mediaStore.has(picture.key, 'original')).toBe(true);
});
