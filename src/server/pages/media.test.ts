import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PICTURE_WIDTHS } from '#domain/catalogue/picture-url.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { answerError } from '#server/errors/answer-error.ts';
import { answersMedia } from './media.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Uploads a picture and returns its addresses, and the highest number of renditions that were drawn at the same time. */
async function open(bounds: Parameters<typeof answersMedia>[1]) {
  const raw = { width: 900, height: 900, channels: 3 as const };
  const picture = await sharp(randomBytes(900 * 900 * 3), { raw })
    .png()
    .toBuffer();
  const { key } = await shop.ctx.pictures.describe(picture);
  await shop.ctx.mediaStore.put(key, 'original', picture);
  let drawn = 0;
  let most = 0;
  const render: typeof shop.ctx.pictures.render = async (...asked) => {
    drawn += 1;
    most = Math.max(most, drawn);
    const bytes = await shop.ctx.pictures.render(...asked);
    drawn -= 1;
    return bytes;
  };
  const ctx = { ...shop.ctx, pictures: { ...shop.ctx.pictures, render } };
  const app = new Hono();
  app.onError((error, c) => answerError(error, c as never, { log: shop.ctx.log, noteRefusal: () => {} }));
  app.get('/media/:key/:name', answersMedia(ctx, bounds));
  const names = PICTURE_WIDTHS.flatMap((width) => [`${width}.webp`, `${width}.avif`]);
  return { ask: (name: string) => app.request(`/media/${key}/${name}`), names, most: () => most };
}

const bounds = { atOnce: 2, waiting: 50, longestWaitMs: 60_000, startsPerTurn: 2 };

test('at most two pictures are rendered at once, however many are requested', async () => {
  const { ask, names, most } = await open(bounds);
  const answers = await Promise.all([...names, ...names].map(ask));
  expect(answers.map(({ status }) => status)).toEqual([...names, ...names].map(() => 200));
  expect(most()).toBe(2);
});

test('when too many wait, a picture gets 503 with a retry time, or an existing width', async () => {
  const { ask, names } = await open({ ...bounds, atOnce: 1, waiting: 1 });
  const three = await Promise.all(names.slice(0, 3).map(ask));
  expect(three.map(({ status }) => status).toSorted()).toEqual([200, 200, 503]);
  const refused = three.findIndex(({ status }) => status === 503);
  expect(three[refused]!.headers.get('retry-after')).toBe('5');
  const later = await Promise.all([names[refused]!, ...names.slice(3, 5)].map(ask));
  expect(later.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(later.filter(({ headers }) => headers.get('cache-control') === 'no-store')).toHaveLength(1);
});
