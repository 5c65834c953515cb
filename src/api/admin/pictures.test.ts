import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '#contract/endpoints.ts';
import { countAnswers } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import { readRefusal } from '#test/read-refusal.ts';
import { type MadeStaff, makeCustomer, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { heicPhotograph } from '#test/scenes/heic-photograph.ts';
import { claimPixels, sendPicture, takePhoto } from '#test/scenes/photographs.ts';

let shop: TestShop;
let writer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  writer = await makeStaff(shop, 'writer');
});
afterAll(() => shop.close());

type Added = Answer<'POST /admin/pictures'>;
const send = (bytes: Uint8Array, name?: string) =>
  sendPicture(shop, writer, { bytes, ...(name && { name }) });
const readAdded = (response: Response) => readAnswer('POST /admin/pictures', response);
const add = async (bytes: Uint8Array, name?: string) => readAdded(await send(bytes, name));

function listAudit() {
  return shop.db.selectFrom('audit_events').select('subject').where('action', '=', 'picture.added').execute();
}

async function readOriginal({ url }: Added): Promise<Buffer> {
  const [, , key] = url.split('/');
  return Buffer.from((await shop.ctx.mediaStore.read(key!, 'original'))!);
}

/** Returns the colour in the middle of the upper half. */
async function readColor(bytes: Uint8Array): Promise<number[]> {
  const { width, height } = await sharp(bytes).metadata();
  const spot = { left: Math.floor(width / 2), top: Math.floor(height / 4), width: 1, height: 1 };
  return [...(await sharp(bytes).extract(spot).removeAlpha().raw().toBuffer())];
}

test('an uploaded photo is turned upright, served by the shop, and stripped of its metadata', async () => {
  const photo = await takePhoto();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const response = await send(photo);
  expect(response.status).toBe(201);
  const added = await readAdded(response);
  expect(added).toEqual({
    id: expect.any(String),
    key: expect.any(String),
    width: 900,
    height: 1200,
    url: expect.any(String),
  });
  const shown = await shop.app.request(added.url);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const original = await readOriginal(added);
  const { exif, icc, xmp, iptc, orientation } = await sharp(original).metadata();
  expect([exif, icc, xmp, iptc, orientation]).toEqual(Array.from({ length: 5 }));
  const [red, green] = await readColor(original);
  expect([red! > 150, green! < 80]).toEqual([true, true]);
  expect((await listAudit()).map(({ subject }) => subject)).toContain(added.id);
});

test('an unused picture can be read by its id, only by staff who edit products', async () => {
  const added = await add(await takePhoto({ width: 500, height: 300 }));
  const read = (id: string, { headers }: { headers: Record<string, string> }) =>
    shop.app.request(`/api/v1/admin/pictures/${id}`, { headers });
  expect(await readAnswer('GET /admin/pictures/{id}', await read(added.id, writer))).toEqual(added);
  const refused = [await read('pic_none', writer), await read(added.id, await makeStaff(shop, 'packer'))];
  expect(await countAnswers(refused)).toEqual({ '404 picture.not_found': 1, '403 access.forbidden': 1 });
});

test('the same file is one picture with one audit row, also when it is sent twenty times at once', async () => {
  const earlier = (await listAudit()).length;
  const photo = await takePhoto({ width: 640, height: 480 });
  const all = await Promise.all(Array.from({ length: 20 }, () => add(photo)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect((await listAudit()).length).toBe(earlier + 1);
});

test('colours of a wide-gamut profile are converted to sRGB', async () => {
  const create = { width: 300, height: 300, channels: 3 as const, background: { r: 30, g: 200, b: 60 } };
  const wide = await sharp({ create }).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
  const stored = await sharp(wide).metadata();
  expect(stored.icc).toBeDefined();
  const [red, green] = await readColor(await readOriginal(await add(wide)));
  expect([red! < 45, Math.abs(green! - 200) < 12]).toEqual([true, true]);
});

test('an iPhone HEIC photo is stored as JPEG; a truncated one is refused', async () => {
  const response = await send(heicPhotograph, 'IMG_0001.HEIC');
  const added = await readAdded(response);
  expect(added).toMatchObject({ width: 320, height: 240 });
  const original = await readOriginal(added);
  expect((await sharp(original).metadata()).format).toBe('jpeg');
  const corner = { left: 20, top: 20, width: 1, height: 1 };
  const [red, green] = await sharp(original).extract(corner).raw().toBuffer();
  expect([red! > 150, green! < 80]).toEqual([true, true]);
  const half = await send(heicPhotograph.subarray(0, 700));
  expect(await describeRefusal(half)).toMatch(/^422 picture.damaged: This (HEIC )?photo could not be read/);
});

test('data appended to a picture is removed, an animation becomes its first frame, and a path in the name is harmless', async () => {
  const page = '<script>alert(1)</script>PK\u0003\u0004';
  const plain = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const polyglot = await add(Buffer.concat([plain, Buffer.from(page)]), '../../../etc/passwd.jpg');
  expect((await readOriginal(polyglot)).includes('script')).toBe(false);
  const frames = await Promise.all(
    ['#c02020', '#2020c0'].map((background) =>
      sharp({ create: { width: 200, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const film = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  expect((await sharp(film).metadata()).pages).toBe(2);
  const still = await add(film);
  const original = await readOriginal(still);
  expect([still.height, (await sharp(original).metadata()).pages]).toEqual([200, undefined]);
  expect((await readColor(original))[0]).toBeGreaterThan(150);
});

test('a picture with transparency keeps it', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const logo = await sharp({ create: { width: 300, height: 300, channels: 4, background: clear } })
    .png()
    .toBuffer();
  expect((await sharp(await readOriginal(await add(logo))).metadata()).hasAlpha).toBe(true);
});

const notPhoto =
  '415 request.unsupported: This file is not a photo that the shop can read. Choose a JPEG, PNG, WebP, AVIF or HEIC file.';
const damaged =
  '422 picture.damaged: This photo could not be read. It may be damaged: please choose it again.';
const tooLarge = '413 request.too_large: This photo is larger than 40 MB. Please choose a smaller one.';

async function describeRefusal(response: Response): Promise<string> {
  const { status, code, error } = await readRefusal(response);
  return `${status} ${code}: ${error}`;
}

const hostile: Record<string, [make: () => Buffer | Promise<Buffer>, refusal: string]> = {
  'a file of 41 MB': [() => Buffer.alloc(41 * 1024 * 1024), tooLarge],
  'a claim of 60,000 × 60,000': [
    claimPixels,
    '413 request.too_large: This photo has too many pixels. A photo may have at most 50 megapixels.',
  ],
  'an SVG with a script': [
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    notPhoto,
  ],
  'a GIF film': [() => Buffer.from('GIF89a\u0001\u0000'), notPhoto],
  'a text named .jpg': [() => Buffer.from('This is my photo'), notPhoto],
  'a page behind the head of a JPEG': [() => Buffer.from('ffd8ff3c7363726970743e', 'hex'), damaged],
  'half a photo': [async () => (await takePhoto()).subarray(0, 4000), damaged],
  nothing: [() => Buffer.alloc(0), '422 request.invalid: This file is empty. Please choose the photo again.'],
};

test.each(Object.keys(hostile))('%s is refused with a message, and nothing is stored', async (name) => {
  const [make, refusal] = hostile[name]!;
  const count = () => shop.db.selectFrom('pictures').select('id').execute();
  const earlier = await count();
  expect(await describeRefusal(await send(await make()))).toBe(refusal);
  expect(await count()).toEqual(earlier);
});

test('a 200 MB upload is refused before it is read', async () => {
  const headers = { ...writer.headers, 'content-length': String(200 * 1024 * 1024) };
  const response = await shop.app.request('/api/v1/admin/pictures', {
    method: 'POST',
    headers,
    body: 'the first of them',
  });
  expect(await describeRefusal(response)).toBe(tooLarge);
});

test('only staff who edit products add pictures', async () => {
  const photo = { bytes: await takePhoto() };
  const callers = [
    await makeStaff(shop, 'packer'),
    await makeStaff(shop, 'accountant'),
    await makeCustomer(shop),
  ];
  const answers = await Promise.all(callers.map((as) => sendPicture(shop, as, photo)));
  expect(await countAnswers(answers)).toEqual({ '403 access.forbidden': 2, '401 session.required': 1 });
});
