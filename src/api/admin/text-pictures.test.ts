import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT } from '#domain/content/content-registry.ts';
import { dayMs } from '#domain/durations.ts';
import { forgetPictures } from '#shop/catalogue/pictures/forget-pictures.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { sendPicture, takePhoto } from '#test/scenes/photographs.ts';

let shop: TestShop;
let writer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  writer = await makeStaff(shop, 'writer');
});
afterAll(() => shop.close());

const params = { slug: 'about' } as const;
const read = () => callApi('GET /admin/content/{slug}', { shop, as: writer, params });

async function upload(width: number) {
  const bytes = await takePhoto({ width, height: 300 });
  return readAnswer('POST /admin/pictures', await sendPicture(shop, writer, { bytes, name: 'loom.jpg' }));
}

async function save(story: string) {
  const { version } = await read();
  const response = await shop.app.request('/api/v1/admin/content/about', {
    method: 'PUT',
    headers: { ...writer.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ version, content: { ...CONTENT.about.builtIn, story } }),
  });
  return { status: response.status, body: await response.json() };
}

/** Lets a month and some days pass. */
async function sleep() {
  for (let night = 0; night < 33; night += 1) {
    shop.clock.advance(dayMs);
    await forgetPictures(shop.as({ kind: 'system' }));
  }
}
const isKept = (key: string) => shop.ctx.mediaStore.has(key, 'original');

test('a picture in a text is saved with its stored size, regardless of the size sent', async () => {
  const { key, width, height } = await upload(500);
  const { status, body } = await save(`At the loom\n\n![A weaver](/media/${key}/1x9999)`);
  expect(status).toBe(200);
  expect(body.content.story).toBe(`At the loom\n\n![A weaver](/media/${key}/${width}x${height})`);
});

test.for([
  [
    '![A loom](https://else.example/a.png)',
    'https://else.example/a.png cannot be shown. Use the “Add a picture” button instead.',
  ],
  ['![A loom](data:image/png;base64,AAAA)', /^data:image\/png;base64,AAAA cannot be shown/],
  ['![A loom](/media/x/../../secret)', /cannot be shown/],
  [`![A loom](/media/${'f'.repeat(32)}/9x9)`, 'The shop does not have this picture. Add it again.'],
  [`![A loom][1]\n\n[1]: /media/${'f'.repeat(32)}/9x9`, 'The shop does not have this picture. Add it again.'],
  [`![ ](/media/${'f'.repeat(32)}/9x9)`, /^Describe each picture/],
] as const)('%s is refused with an error on the text field', async ([story, sentence]) => {
  const expected = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence);
  expect(await save(story)).toMatchObject({
    status: 422,
    body: { code: 'content.picture', error: expected, fields: { story: expected } },
  });
});

test('a picture used in any version of a text is kept, and one never used is deleted', async () => {
  const [named, other] = [await upload(600), await upload(640)];
  expect((await save(`![A weaver](/media/${named.key}/9x9)`)).status).toBe(200);
  expect((await save('Words alone')).status).toBe(200);
  await sleep();
  expect([await isKept(named.key), await isKept(other.key)]).toEqual([true, false]);
});
