import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { addPicture } from './add-picture.ts';
import { renderUsualSizes } from './render-usual-sizes.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

function paint(width: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height: width, channels: 3, background } })
    .png()
    .toBuffer();
}

test('a picture is stored once, and a job renders its usual sizes up to its own width', async () => {
  const bytes = await paint(700, 'red');
  const id = await addPicture(shop.as({ kind: 'system' }), bytes);
  expect(await addPicture(shop.as({ kind: 'system' }), bytes)).toBe(id);
  const { key, width, height } = await shop.db
    .selectFrom('pictures')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect({ width, height }).toEqual({ width: 700, height: 700 });
  await shop.drainJobs();
  const exists = (name: string) => shop.ctx.mediaStore.has(key, name);
  expect(await Promise.all(['original', '480.avif', '480.webp', '960.webp'].map(exists))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a repeated job renders no size again, and nothing for an unknown picture', async () => {
  const id = await addPicture(shop.as({ kind: 'system' }), await paint(500, 'blue'));
  const rendered: number[] = [];
  const { pictures } = shop.ctx;
  const ctx: typeof shop.ctx = {
    ...shop.ctx,
    pictures: {
      ...pictures,
      render(original, wanted) {
        rendered.push(wanted.width);
        return pictures.render(original, wanted);
      },
    },
  };
  await renderUsualSizes(ctx, id);
  expect(rendered).toEqual([480, 480]);
  await renderUsualSizes(ctx, id);
  await renderUsualSizes(ctx, 'pic_unknown');
  expect(rendered).toEqual([480, 480]);
});

test('a file that is not a picture is refused as unsupported, and leaves neither row nor file', async () => {
  const list = async () => [
    await shop.db.selectFrom('pictures').select('id').orderBy('id').execute(),
    (await readdir(join(shop.dataDir, 'media'), { recursive: true })).toSorted(),
  ];
  const before = await list();
  await expect(
    addPicture(shop.as({ kind: 'system' }), Buffer.from('<svg onload="alert(1)"/>')),
  ).rejects.toMatchObject({
    kind: 'unsupported',
  });
  expect(await list()).toEqual(before);
});
