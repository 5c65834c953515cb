import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectPicture } from './clean-picture.ts';
import { describePicture } from './describe-picture.ts';
import { framePicture, renderPicture } from './picture-maker.ts';

type Format = 'jpeg' | 'png' | 'webp' | 'avif';

function makePicture(width: number, height: number, format: Format = 'jpeg'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#9c3b2e', noise: noise(width) } })
    .toFormat(format)
    .toBuffer();
}

function noise(width: number) {
  return width > 2000 ? undefined : { type: 'gaussian' as const, mean: 128, sigma: 60 };
}

test.each<Format>(['jpeg', 'png', 'webp', 'avif'])(
  'describes a %s and renders it in both formats',
  async (format) => {
    const bytes = await makePicture(600, 400, format);
    const facts = await describePicture(bytes);
    expect(facts).toMatchObject({ width: 600, height: 400 });
    expect(facts.key).toMatch(/^[0-9a-f]{32}$/);
    expect(await describePicture(bytes)).toEqual(facts);
    for (const [target, found] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
    ] as const) {
      const rendered = await sharp(await renderPicture(bytes, { width: 320, format: target })).metadata();
      expect([rendered.format, rendered.width, rendered.height]).toEqual([found, 320, 213]);
    }
  },
);

test('the placeholder is a tiny picture of the same orientation, and small even for noise', async () => {
  for (const [width, height] of [
    [800, 1000],
    [1000, 300],
    [30, 900],
  ] as const) {
    const { placeholder } = await describePicture(await makePicture(width, height));
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThanOrEqual(400);
    const tiny = await sharp(Buffer.from(placeholder.split(',')[1]!, 'base64')).metadata();
    expect(Math.max(tiny.width, tiny.height)).toBe(20);
    expect(tiny.width > tiny.height).toBe(width > height);
  }
});

test('is never enlarged', async () => {
  const rendered = await renderPicture(await makePicture(200, 250), { width: 960, format: 'webp' });
  expect(await sharp(rendered).metadata()).toMatchObject({ width: 200, height: 250 });
});

test('turns the picture upright and strips its metadata', async () => {
  const plain = await makePicture(400, 300);
  const bytes = await sharp(plain)
    .withExif({ IFD0: { Artist: 'Asha' }, IFD3: { GPSLatitude: '26/1 50/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await describePicture(bytes)).toMatchObject({ width: 300, height: 400 });
  const rendered = await sharp(await renderPicture(bytes, { width: 150, format: 'webp' })).metadata();
  expect([rendered.width, rendered.height, rendered.exif, rendered.orientation]).toEqual([
    150,
    200,
    undefined,
    undefined,
  ]);
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
  ['an SVG with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a GIF that is a script', 'GIF89a/*'],
  ['a PDF', '%PDF-1.7'],
  ['nothing', ''],
])('refuses %s', async (_what, text) => {
  const bytes = new TextEncoder().encode(text);
  await expect(describePicture(bytes)).rejects.toMatchObject({ kind: 'unsupported' });
  await expect(renderPicture(bytes, { width: 100, format: 'webp' })).rejects.toMatchObject({
    kind: 'unsupported',
  });
});

test('refuses a truncated picture, and a web page after a picture’s first bytes', async () => {
  const whole = await makePicture(600, 400);
  const half = whole.subarray(0, whole.length / 2);
  await expect(describePicture(half)).rejects.toMatchObject({ code: 'picture.damaged' });
  await expect(renderPicture(half, { width: 100, format: 'avif' })).rejects.toMatchObject({
    code: 'picture.damaged',
  });
  const disguised = Buffer.concat([whole.subarray(0, 3), Buffer.from('<script>alert(1)</script>')]);
  await expect(describePicture(disguised)).rejects.toMatchObject({ code: 'picture.damaged' });
});

test('refuses more than 50 megapixels, even in a small file', async () => {
  const bomb = await makePicture(8000, 6251, 'png');
  expect(bomb.length).toBeLessThan(1_000_000);
  await expect(describePicture(bomb)).rejects.toMatchObject({ kind: 'too_large' });
  await expect(renderPicture(bomb, { width: 100, format: 'webp' })).rejects.toMatchObject({
    kind: 'too_large',
  });
});

test('refuses a PNG or WebP over 24 megapixels, and an AVIF over 16', async () => {
  const png = await makePicture(4900, 4900, 'png');
  const webp = await makePicture(64, 64, 'webp');
  const webpAt = webp.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
  webp.writeUInt16LE(4900, webpAt);
  webp.writeUInt16LE(4900, webpAt + 2);
  const avif = await makePicture(64, 64, 'avif');
  const avifAt = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(4001, avifAt);
  avif.writeUInt32BE(4001, avifAt + 4);
  await expect(inspectPicture(png)).rejects.toThrow('at most 24 megapixels');
  await expect(inspectPicture(webp)).rejects.toThrow('at most 24 megapixels');
  await expect(inspectPicture(avif)).rejects.toThrow('at most 16 megapixels');
  await expect(inspectPicture(await makePicture(4900, 4900))).resolves.toMatch(/^[0-9a-f]{32}$/);
});

test('refuses a JPEG that repeats the same scan a hundred times', async () => {
  const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: 'tan' } });
  const picture = await plain.jpeg({ optimiseScans: true }).toBuffer();
  const end = picture.length - 2;
  const scan = picture.subarray(picture.lastIndexOf(Buffer.from([0xff, 0xda])), end);
  const repeat = (times: number) =>
    Buffer.concat([
      picture.subarray(0, end),
      ...Array.from({ length: times }, () => scan),
      picture.subarray(end),
    ]);
  await expect(describePicture(repeat(50))).resolves.toMatchObject({ width: 600, height: 400 });
  await expect(describePicture(repeat(100))).rejects.toMatchObject({ code: 'picture.damaged' });
  await expect(renderPicture(repeat(100), { width: 100, format: 'webp' })).rejects.toThrow(
    'This photo could not be read',
  );
  // Phones add a second picture after the end of a photo, which no decoder reads.
  const followed = Buffer.concat([picture, repeat(100)]);
  await expect(describePicture(followed)).resolves.toMatchObject({ width: 600, height: 400 });
});

test.each([0, -1, 1.5, 5000, Number.NaN])('refuses the width %d', async (width) => {
  const bytes = await makePicture(20, 20);
  await expect(renderPicture(bytes, { width, format: 'webp' })).rejects.toMatchObject({
    code: 'picture.width',
  });
});

test('a framed picture is shown whole, centred on its background', async () => {
  const tall = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
  const framed = sharp(await framePicture(tall, { width: 1200, height: 630, ground: '#ffffff' }));
  const { format, width, height } = await framed.metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  const { data } = await framed.greyscale().raw().toBuffer({ resolveWithObject: true });
  const lightAt = (x: number, y: number) => data[y * 1200 + x]!;
  expect(lightAt(5, 315)).toBeGreaterThan(250);
  expect(lightAt(1195, 5)).toBeGreaterThan(250);
  expect(lightAt(600, 3)).toBeLessThan(5);
  expect(lightAt(600, 626)).toBeLessThan(5);
});
