import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportReportJson } from '#contract/import-export/import.ts';
import { post } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { type Zipped, deflateBomb, makeZip } from '#test/import-export/make-zip.ts';
import { countsOf, importFile, readImport, runChecked } from '#test/import-export/send-import.ts';
import { sendPhotos, upload } from '#test/import-export/send-photos.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';
import { claimPixels, takePhoto } from '#test/scenes/photographs.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
  const rows = [
    'Name,SKU,Product SKU,Colour,Price,HSN,Category,Slug',
    'Brass diya,DY-1-R,DY-1,Dark red,90,83062990,Lamps,brass-diya',
    ',DY-1-B,DY-1,Blue,90,,,brass-diya',
    'Tray,TR-7,,,80,83062990,Trays,round-tray',
  ];
  await importFile(shop, owner, rows.join('\n'));
});
afterAll(() => shop.close());

/** Returns a photo that can be recognised by its width. */
const photo = (width: number) => takePhoto({ width, height: 200 });

async function readPictures(slug: string) {
  const rows = await shop.db
    .selectFrom('product_pictures as u')
    .innerJoin('products as p', 'p.id', 'u.product_id')
    .innerJoin('pictures as k', 'k.id', 'u.picture_id')
    .select(['k.height', 'u.color', 'u.alt'])
    .where('p.slug', '=', slug)
    .orderBy('u.position')
    .execute();
  // A phone was held sideways: the width of the photo is the height of the picture.
  return rows.map(({ height, color }) => [height, color]);
}

async function move(files: readonly Zipped[], dry_run = false): Promise<ImportReportJson> {
  const response = await sendPhotos(shop, owner, makeZip(files), { dry_run });
  const { id } = await readAnswer('POST /admin/imports/photos', response);
  await shop.drainJobs();
  return readImport(shop, owner, id);
}

async function countChanges(): Promise<number> {
  const rows = await shop.db
    .selectFrom('audit_events')
    .select('subject')
    .where('action', '=', 'product.changed')
    .execute();
  return rows.length;
}

const listArchives = () =>
  shop.db.selectFrom('picture_uploads').select('id').where('holds', '=', 'archive').execute();

const said = (report: ImportReportJson) =>
  Object.fromEntries([...report.errors, ...report.warnings].map(({ value, message }) => [value, message]));

test('a ZIP import assigns photos to products by file name, in order, and importing it again changes nothing', async () => {
  const files = [
    { name: 'new/DY-1-10.jpg', bytes: await photo(310) },
    { name: 'DY-1-2.JPG', bytes: await photo(302) },
    { name: 'DY-1.jpg', bytes: await photo(300) },
    { name: 'DY-1--dark-red.jpg', bytes: await photo(320) },
    { name: 'brass-diya--Blue (2).jpg', bytes: await photo(330) },
    { name: '..\\../round-tray.jpg', bytes: await photo(340) },
    { name: 'DY-9-2.jpg', bytes: await photo(350) },
    { name: 'tr-7--green.jpg', bytes: await photo(360) },
    { name: '__MACOSX/._DY-1.jpg', bytes: Buffer.from('macOS') },
  ];
  const checked = await move(files, true);
  expect([checked.kind, checked.rows, countsOf(checked)]).toEqual([
    'photos',
    8,
    { created: 6, updated: 0, unchanged: 0, refused: 2 },
  ]);
  expect(said(checked)).toEqual({
    'new/DY-1-10.jpg': 'Brass diya',
    'DY-1-2.JPG': 'Brass diya',
    'DY-1.jpg': 'Brass diya',
    'DY-1--dark-red.jpg': 'Brass diya, Dark red',
    'brass-diya--Blue (2).jpg': 'Brass diya, Blue',
    '..\\../round-tray.jpg': 'Tray',
    'DY-9-2.jpg': 'No product here has the SKU or slug DY-9. Rename the photo, or add the product first',
    'tr-7--green.jpg': 'Tray has no colours. Leave --green out of the name',
  });
  expect([await readPictures('brass-diya'), await countChanges()]).toEqual([[], 0]);

  const imported = await runChecked(shop, owner, checked.id);
  expect([imported.status, countsOf(imported)]).toEqual(['done', countsOf(checked)]);
  const shown = [
    [330, 'Blue'],
    [300, null],
    [320, 'Dark red'],
    [302, null],
    [310, null],
  ];
  expect((await readPictures('brass-diya')).toSorted()).toEqual(shown.toSorted());
  expect((await readPictures('brass-diya')).filter(([, color]) => color === null)).toEqual([
    [300, null],
    [302, null],
    [310, null],
  ]);
  expect(await readPictures('round-tray')).toEqual([[340, null]]);
  expect([await countChanges(), await listArchives()]).toEqual([2, []]);

  const again = await move(files);
  expect(countsOf(again)).toEqual({ created: 0, updated: 0, unchanged: 6, refused: 2 });
  expect(await countChanges()).toBe(2);
  const renamed = await move([{ ...files[2]!, name: 'DY-1-R.jpg' }]);
  expect([countsOf(renamed).updated, said(renamed)]).toEqual([1, { 'DY-1-R.jpg': 'Brass diya, Dark red' }]);
  expect((await readPictures('brass-diya')).length).toBe(5);
});

test('files that are not valid photos are reported with a message, and the photos beside them are imported', async () => {
  const whole = await photo(400);
  const report = await move([
    { name: 'TR-7.jpg', bytes: Buffer.from('<svg onload="alert(1)"></svg>') },
    { name: 'TR-7-2.png', bytes: await claimPixels() },
    { name: 'TR-7-3.jpg', bytes: makeZip([{ name: 'TR-7.jpg', bytes: whole }]) },
    { name: 'TR-7-4.jpg', bytes: whole, packed: deflateBomb(), claims: 30_000_000 },
    { name: 'TR-7-5.jpg', bytes: whole, claims: 50_000_000 },
    { name: 'TR-7-6.jpg', bytes: whole, packed: Buffer.from('no such thing') },
    { name: 'TR-7-7.jpg', bytes: whole.subarray(0, 900) },
    { name: 'TR-7-8.jpg', bytes: whole },
    { name: 'TR-7-8.jpg', bytes: await photo(410) },
    { name: '../../../TR-7-9.jpg', bytes: await photo(420) },
  ]);
  expect([report.status, countsOf(report)]).toEqual([
    'done',
    { created: 2, updated: 0, unchanged: 0, refused: 8 },
  ]);
  const sentences = report.errors.map(({ row, message }) => `${row} ${message}`);
  expect(sentences).toEqual([
    expect.stringContaining('1 This file is not a photo'),
    expect.stringContaining('2 This photo has too many pixels'),
    expect.stringContaining('3 This is a ZIP in a ZIP'),
    expect.stringContaining('4 This file in the ZIP is damaged'),
    expect.stringContaining('5 This photo is larger than 40 MB'),
    expect.stringContaining('6 This file in the ZIP is damaged'),
    expect.stringContaining('7 This photo could not be read'),
    expect.stringContaining('9 Another file of this ZIP has the same name'),
  ]);
  expect((await readPictures('round-tray')).slice(1)).toEqual([
    [400, null],
    [420, null],
  ]);
});

test('a ZIP that is unreadable, encrypted or too large is refused with a message, and nothing of it is kept', async () => {
  const one = { name: 'DY-1.jpg', bytes: await photo(500) };
  const huge = Array.from({ length: 50 }, (_, index) => ({
    ...one,
    name: `DY-1-${index}.jpg`,
    claims: 200 * 1024 * 1024,
  }));
  const whole = makeZip([one, { ...one, name: 'DY-1-2.jpg' }]);
  const before = await shop.db.selectFrom('imports').select('id').execute();
  for (const [bytes, words] of [
    [Buffer.from('Name,Price\nDiya,90'), 'This file is not a ZIP'],
    [whole.subarray(0, -30), 'a part of it is missing'],
    [makeZip([{ ...one, isEncrypted: true }]), 'locked with a password'],
    [makeZip(huge), 'unpacks to more than 2 GB'],
    [makeZip([{ ...one, claims: 60_000_000 }]), 'more than 100 times its size'],
    [makeZip([{ ...one, name: '__MACOSX/._DY-1.jpg' }]), 'no photos in it'],
    [
      makeZip(Array.from({ length: 2001 }, () => ({ name: 'a', bytes: Buffer.alloc(1) }))),
      'more than 2,000 files',
    ],
  ] as const) {
    const response = await sendPhotos(shop, owner, bytes);
    expect(await readRefusal(response)).toMatchObject({
      status: 422,
      code: 'import.unreadable',
      error: expect.stringContaining(words),
    });
    expect(await listArchives()).toEqual([]);
  }
  expect(await shop.db.selectFrom('imports').select('id').execute()).toEqual(before);
});

test('a ZIP and a photo cannot be used as each other, and only staff who may import can upload a ZIP', async () => {
  const archive = makeZip([{ name: 'DY-1.jpg', bytes: await photo(600) }]);
  const start = (id: string, by = owner) =>
    post(shop, '/admin/imports/photos', { as: by, body: { upload: id, file_name: 'photos.zip' } });
  const asPhoto = await upload(shop, owner, archive, { holds: 'picture' });
  const asArchive = await upload(shop, owner, archive, { holds: 'archive' });
  const other = await makeStaff(shop, 'owner');
  const begin = (size: number, by = owner) =>
    post(shop, '/admin/uploads', { as: by, body: { size, holds: 'archive' } });
  const answers = [
    await start(asPhoto),
    await post(shop, `/admin/uploads/${asArchive}/picture`, { as: owner, body: {} }),
    await start(asArchive, other),
    await begin(100, await makeStaff(shop, 'writer')),
    await begin(1024 ** 3 + 1),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 403, 422]);
  expect(await answers[4]!.json()).toMatchObject({ error: 'This ZIP is larger than 1 GB. Please split it.' });
  const cut = await readAnswer('POST /admin/uploads', await begin(5000));
  expect([(await start(cut.id)).status, (await listArchives()).map(({ id }) => id)]).toEqual([409, [cut.id]]);
});

test('the same photo twice for a product counts once, in the check and in the import, however far apart', async () => {
  const [same, others] = [
    await photo(520),
    await Promise.all([...Array(11).keys()].map((n) => photo(530 + 2 * n))),
  ];
  const files = [
    { name: 'TR-7-1.jpg', bytes: same },
    ...others.map((bytes, index) => ({ name: `TR-7-${index + 2}.jpg`, bytes })),
    { name: 'TR-7-20.jpg', bytes: same },
    { name: 'DY-1-20.jpg', bytes: same },
  ];
  const checked = await move(files, true);
  expect(countsOf(checked)).toEqual({ created: 13, updated: 0, unchanged: 1, refused: 0 });
  const imported = await runChecked(shop, owner, checked.id);
  expect(countsOf(imported)).toEqual(countsOf(checked));
});
