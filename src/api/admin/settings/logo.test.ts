import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, readInvoice, toOrderBody } from '#test/buy.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';
import { sendPicture } from '#test/scenes/photographs.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
});
afterAll(() => shop.close());

async function draw(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 4 as const, background: '#9c3b2e' };
  return sharp({ create }).png().toBuffer();
}
async function upload(bytes: Uint8Array): Promise<string> {
  const answer = await sendPicture(shop, owner, { bytes, name: 'logo.png' });
  return (await readAnswer('POST /admin/pictures', answer)).key;
}
async function put(logo: unknown, { headers } = owner): Promise<Response> {
  const path = '/api/v1/admin/settings/general';
  const answer = await shop.app.request(path, { method: 'PUT', headers, body: JSON.stringify({ logo }) });
  await shop.changes.settle();
  return answer;
}
const read = () =>
  callApi('GET /admin/settings/{section}', { shop, as: owner, params: { section: 'general' } });
const stepOfLogo = async () =>
  (await callApi('GET /admin/ready', { shop, as: owner })).steps.find(({ step }) => step === 'logo');

test('an SVG, a text and an unknown logo are refused with a message', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const text of [svg, 'PNG']) {
    const refused = await sendPicture(shop, owner, { bytes: Buffer.from(text), name: 'logo.png' });
    expect(refused.status).toBe(415);
    expect((await readRefusal(refused)).error).toMatch(/^This file is not a photo that the shop can read\./);
  }
  const unknown = await put({ key: 'f'.repeat(32) });
  expect(unknown.status).toBe(422);
  expect(await readRefusal(unknown)).toMatchObject({ fields: { logo: 'Upload this logo again.' } });
  expect((await put({ width: 9 })).status).toBe(422);
  expect(await read()).toMatchObject({ logo: null });
});

test('a logo is set with its picture’s size, replaced and removed; an invoice keeps the logo it was issued with', async () => {
  expect(await stepOfLogo()).toMatchObject({ state: 'not_started', needed_to_open: false });
  const first = { key: await upload(await draw(800, 200)), width: 800, height: 200 };
  expect((await put({ ...first, width: 1, height: 9000 })).status).toBe(200);
  expect(await read()).toMatchObject({ logo: first, shop_name: 'Haat' });
  expect(await stepOfLogo()).toMatchObject({ state: 'done' });
  const buyer = await makeCustomer(shop);
  const { id } = await buy(shop, buyer, toOrderBody({ productId: (await makeProduct(shop)).id }));

  const second = { key: await upload(await draw(300, 300)), width: 300, height: 300 };
  expect((await put({ key: second.key })).status).toBe(200);
  expect(await read()).toMatchObject({ logo: second });
  expect((await put(null)).status).toBe(200);
  expect(await read()).toMatchObject({ logo: null });
  const { logo } = await readInvoice(shop, buyer, id);
  expect(logo).toEqual({ src: `/media/${first.key}/480.webp`, width: 176, height: 44 });
  expect((await shop.app.request(logo!.src)).headers.get('content-type')).toBe('image/webp');

  const audited = await shop.db
    .selectFrom('audit_events')
    .select(['staff_id', 'after'])
    .where('action', '=', 'settings.saved')
    .where('subject', '=', 'general')
    .orderBy('version')
    .execute();
  expect(audited).toEqual(
    [first, second, null].map((logo) => ({
      staff_id: owner.staffId,
      after: expect.objectContaining({ logo }),
    })),
  );
});

test('staff who may edit products but not settings cannot change the logo', async () => {
  const key = await upload(await draw(120, 40));
  expect((await put({ key }, await makeStaff(shop, 'writer'))).status).toBe(403);
  expect(await read()).toMatchObject({ logo: null });
});
