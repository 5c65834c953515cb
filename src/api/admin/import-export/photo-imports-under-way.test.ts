import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { forgetPictures } from '#shop/catalogue/pictures/forget-pictures.ts';
import { runImport } from '#shop/workflows/imports/run-import.ts';
import { countAnswers, post } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { makeZip } from '#test/import-export/make-zip.ts';
import { countsOf, importFile, readImport } from '#test/import-export/send-import.ts';
import { sendPhotos } from '#test/import-export/send-photos.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { takePhoto } from '#test/scenes/photographs.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
  await importFile(shop, owner, 'Name,SKU,Price,HSN\nTray,TR-7,80,83062990');
});
afterAll(() => shop.close());

const system = () => shop.as({ kind: 'system' });

async function send(count: number, from: number, dry_run = false): Promise<string> {
  const widths = Array.from({ length: count }, (_, index) => from + 2 * index);
  const files = await Promise.all(
    widths.map(async (width) => ({
      name: `TR-7-${width}.jpg`,
      bytes: await takePhoto({ width, height: 100 }),
    })),
  );
  const response = await sendPhotos(shop, owner, makeZip(files), { dry_run });
  return (await readAnswer('POST /admin/imports/photos', response)).id;
}

const call = (id: string, what: 'run' | 'cancel') =>
  post(shop, `/admin/imports/${id}/${what}`, { as: owner, body: {} });

async function countPictures(): Promise<number> {
  return (await shop.db.selectFrom('product_pictures').select('picture_id').execute()).length;
}

test('a long photo import runs in turns, can be cancelled, and keeps what was already imported', async () => {
  const id = await send(25, 200);
  expect(
    await countAnswers([
      await post(shop, '/admin/uploads', { as: owner, body: { size: 9, holds: 'archive' } }),
    ]),
  ).toEqual({ '409 upload.busy': 1 });
  let now = shop.clock.now().getTime();
  const ctx = { ...system(), clock: { now: () => new Date((now += 2 * 60_000)) } };
  await runImport(ctx, id);
  const { status, done } = await readImport(shop, owner, id);
  expect([status, done]).toEqual(['running', await countPictures()]);
  expect(done % 10).toBe(0);
  expect((await call(id, 'cancel')).status).toBe(200);
  await shop.drainJobs();
  const stopped = await readImport(shop, owner, id);
  expect([stopped.status, stopped.done, await countPictures()]).toEqual(['cancelled', done, done]);
});

test('a checked ZIP can be run within a day; after that it must be sent again', async () => {
  const before = await countPictures();
  const id = await send(2, 600, true);
  await shop.drainJobs();
  shop.clock.advance(dayMs - 60_000);
  await forgetPictures(system());
  expect(await countAnswers([await call(id, 'run')])).toEqual({ '202': 1 });
  shop.clock.advance(2 * dayMs);
  await forgetPictures(system());
  await shop.drainJobs();
  expect([countsOf(await readImport(shop, owner, id)).created, await countPictures()]).toEqual([
    2,
    before + 2,
  ]);

  const late = await send(2, 700, true);
  await shop.drainJobs();
  shop.clock.advance(dayMs + 60_000);
  await forgetPictures(system());
  const answer = await call(late, 'run');
  expect(await answer.json()).toMatchObject({
    code: 'import.archive_gone',
    error: expect.stringContaining('Please send it again'),
  });
  expect(await countPictures()).toBe(before + 2);
});

test('a new ZIP replaces the same staff member’s earlier one, and leaves another’s alone', async () => {
  const other = await makeStaff(shop, 'owner');
  const zip = async (width: number, by: MadeStaff) =>
    sendPhotos(shop, by, makeZip([{ name: 'TR-7.jpg', bytes: await takePhoto({ width, height: 90 }) }]), {
      dry_run: true,
    });
  for (const [width, by] of [
    [800, owner],
    [802, other],
    [804, owner],
  ] as const) {
    expect((await zip(width, by)).status).toBe(202);
    await shop.drainJobs();
  }
  const kept = await shop.db.selectFrom('picture_uploads').select('staff_id').execute();
  expect(kept.map(({ staff_id }) => staff_id).toSorted()).toEqual([owner.staffId, other.staffId].toSorted());
});
