import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { countAnswers, post } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { sendPicture, takePhoto } from '#test/scenes/photographs.ts';
import { forgetPictures } from '#shop/catalogue/pictures/forget-pictures.ts';

let shop: TestShop;
let writer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  writer = await makeStaff(shop, 'writer');
});
afterAll(() => shop.close());

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const begin = (body: { size: number; sha256?: string }, as = writer) =>
  callApi('POST /admin/uploads', { shop, as, body });
const finish = (id: string, as = writer) => post(shop, `/admin/uploads/${id}/picture`, { as, body: {} });

function append(id: string, offset: number, bytes: Uint8Array, as = writer): Promise<Response> {
  const body = new FormData();
  body.append('offset', String(offset));
  body.append('file', new File([new Uint8Array(bytes)], 'part'));
  const { authorization } = as.headers;
  const path = `/api/v1/admin/uploads/${id}/parts`;
  return Promise.resolve(shop.app.request(path, { method: 'POST', headers: { authorization }, body }));
}

const folderOf = (id: string) => id.replace('_', '-');
const listParts = async (id: string) =>
  (await shop.db.selectFrom('picture_uploads').select('parts').where('id', '=', id).executeTakeFirst())
    ?.parts;

test('a photo uploaded in parts resumes where it stopped, and yields the same picture as a single upload', async () => {
  const photo = await takePhoto();
  const third = Math.ceil(photo.length / 3);
  const { id, received } = await begin({ size: photo.length, sha256: digest(photo) });
  expect(received).toBe(0);
  expect((await append(id, 0, photo.subarray(0, third))).status).toBe(200);
  expect(await countAnswers([await finish(id)])).toEqual({ '409 upload.unfinished': 1 });

  const again = await begin({ size: photo.length, sha256: digest(photo) });
  expect(again).toEqual({ id, size: photo.length, received: third });
  expect(await callApi('GET /admin/uploads/{id}', { shop, as: writer, params: { id } })).toEqual(again);
  const repeated = await append(id, 0, photo.subarray(0, third));
  expect([repeated.status, await repeated.json()]).toMatchObject([
    409,
    { code: 'upload.offset', received: third },
  ]);
  await append(id, third, photo.subarray(third, 2 * third));
  await append(id, 2 * third, photo.subarray(2 * third));

  const [name] = (await listParts(id))!;
  const finished = await finish(id);
  expect(finished.status).toBe(201);
  const picture = await finished.json();
  expect(await (await finish(id)).json()).toEqual(picture);
  expect(await (await sendPicture(shop, writer, { bytes: photo })).json()).toEqual(picture);
  expect(await shop.ctx.mediaStore.has(folderOf(id), name!)).toBe(false);
});

test('of twenty requests with the same part one is added, and the photo is whole', async () => {
  const photo = await takePhoto({ width: 800, height: 600 });
  const half = Math.ceil(photo.length / 2);
  const { id } = await begin({ size: photo.length, sha256: digest(photo) });
  const answers = await Promise.all(Array.from({ length: 20 }, () => append(id, 0, photo.subarray(0, half))));
  expect(await countAnswers(answers)).toEqual({ '200': 1, '409 upload.offset': 19 });
  await append(id, half, photo.subarray(half));
  expect((await finish(id)).status).toBe(201);
});

test('a file that is not a photo, or does not match its checksum, is refused and not kept', async () => {
  const text = Buffer.from('This is my photo');
  const wrong = await begin({ size: text.length });
  await append(wrong.id, 0, text);
  const [name] = (await listParts(wrong.id))!;
  expect(await countAnswers([await finish(wrong.id)])).toEqual({ '415 request.unsupported': 1 });
  expect(await countAnswers([await finish(wrong.id)])).toEqual({ '404 upload.not_found': 1 });
  expect(await shop.ctx.mediaStore.has(folderOf(wrong.id), name!)).toBe(false);

  const photo = await takePhoto({ width: 400, height: 300 });
  const other = await begin({ size: photo.length, sha256: digest(text) });
  await append(other.id, 0, photo);
  const [damaged] = (await listParts(other.id))!;
  const pictures = () => shop.db.selectFrom('pictures').select('id').execute();
  const before = await pictures();
  expect(await countAnswers([await finish(other.id)])).toEqual({ '422 picture.damaged': 1 });
  expect(await countAnswers([await finish(other.id)])).toEqual({ '404 upload.not_found': 1 });
  expect(await shop.ctx.mediaStore.has(folderOf(other.id), damaged!)).toBe(false);
  expect(await pictures()).toEqual(before);
});

test('an upload that is too large, too long or one too many is refused', async () => {
  const ask = (size: number, as = writer) => post(shop, '/admin/uploads', { as, body: { size } });
  expect(await (await ask(200 * 1024 * 1024)).json()).toMatchObject({
    error: 'This photo is larger than 40 MB. Please choose a smaller one.',
  });
  const { id } = await begin({ size: 10 });
  expect(await countAnswers([await append(id, 0, Buffer.alloc(11))])).toEqual({ '422 upload.too_long': 1 });
  expect((await append(id, 0, Buffer.alloc(5 * 1024 * 1024))).status).toBe(413);
  const eager = await makeStaff(shop, 'writer');
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(100, eager)));
  expect(await countAnswers(answers)).toEqual({ '201': 30, '409 upload.full': 10 });
});

test('an upload belongs to its owner, can be cancelled, and expires after a day', async () => {
  const other = await makeStaff(shop, 'owner');
  const { id } = await begin({ size: 100 });
  await append(id, 0, Buffer.alloc(40));
  const [name] = (await listParts(id))!;
  expect(await countAnswers([await append(id, 40, Buffer.alloc(9), other), await finish(id, other)])).toEqual(
    {
      '404 upload.not_found': 2,
    },
  );
  const given = await begin({ size: 100 });
  const path = `/api/v1/admin/uploads/${given.id}`;
  const removal = await shop.app.request(path, { method: 'DELETE', headers: writer.headers });
  expect([removal.status, await listParts(given.id)]).toEqual([204, undefined]);
  shop.clock.advance(23 * hourMs);
  await forgetPictures(shop.as({ kind: 'system' }));
  expect(await shop.ctx.mediaStore.has(folderOf(id), name!)).toBe(true);
  shop.clock.advance(2 * hourMs);
  await forgetPictures(shop.as({ kind: 'system' }));
  expect([await listParts(id), await shop.ctx.mediaStore.has(folderOf(id), name!)]).toEqual([
    undefined,
    false,
  ]);
});
