import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT } from '#domain/content/content-registry.ts';
import { hourMs } from '#domain/durations.ts';
import { findHomePreview } from '#shop/content/pages/home-preview.ts';
import type { Ctx } from '#shop/context.ts';
import { createPageCache } from '#platform/http-cache/page-cache.ts';
import { createMetrics } from '#server/health/metrics.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { callApi } from '#test/call-api.ts';
import { post } from '#test/buy.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { renderPage } from '#test/render.ts';
import * as home from '#web/home/home.route.tsx';
import { createApp } from '#server/app.ts';

let shop: TestShop;
let owner: MadeStaff;
let app: TestShop['app'];
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
  const { ctx, changes, clock } = shop;
  const cache = createPageCache({ changes, clock });
  // Renders no page: it answers with the preview that the home page would show.
  const answerPage = async ({ url }: Request, pageCtx: Ctx) => {
    const preview = await findHomePreview(pageCtx, new URL(url).searchParams.get('preview') ?? '');
    const headers = { 'content-type': 'text/html', ...(preview && { 'cache-control': 'no-store' }) };
    return new Response(preview?.home.slides[0]!.title ?? 'the shop', { headers });
  };
  app = createApp({
    ctx,
    changes,
    cache,
    metrics: createMetrics(),
    answerPage,
    demo: 'on',
    outbox: true,
    isReady: async () => true,
  });
});
afterAll(() => shop.close());

const { slides, sections } = CONTENT.home.builtIn;
const slide = { ...slides[0]!, title: 'Holi colours' };

async function preview(document: object, at: string | null = null, as = owner): Promise<string> {
  return (
    await callApi('POST /admin/content/home/preview', { shop, as, body: { content: { ...document }, at } })
  ).path;
}
const look = async (path: string, by?: MadeStaff) => {
  const answer = await app.request(path, { headers: by ? { cookie: `admin=${by.token}` } : {} });
  return [await answer.text(), answer.headers.get('cache-control')];
};

test('a home preview is visible only to its author, for an hour, and is not saved', async () => {
  const path = await preview({ slides: [slide], sections });
  const ofShop = ['the shop', 'public, max-age=0, must-revalidate'];
  const both = await Promise.all([look(path), look(path, owner)]);
  expect(both).toEqual([ofShop, ['Holi colours', 'no-store']]);
  expect(await look(path, await makeStaff(shop, 'writer'))).toEqual(ofShop);
  const { version } = await callApi('GET /admin/content/{slug}', {
    shop,
    as: owner,
    params: { slug: 'home' },
  });
  expect(version).toBe(0);
  const later = await preview({ slides: [{ ...slide, title: 'Diwali lamps' }], sections });
  expect(await look(later, owner)).toEqual(['Diwali lamps', 'no-store']);
  expect(await look(path, owner)).toEqual(ofShop);
  shop.clock.advance(61 * 60_000);
  expect(await look(later, owner)).toEqual(ofShop);
});

test('a preview at a later time shows that time’s slides, is not indexed, and is not found for others', async () => {
  const hour = (hours: number) => new Date(shop.clock.now().getTime() + hours * hourMs).toISOString();
  const timed = { ...slide, title: 'Tomorrow', begins: hour(20), ends: hour(30) };
  const document = { slides: [slide, timed], sections: [] };
  const show = async (at: string | null) => {
    const path = await preview(document, at);
    return renderPage(home, { ...shop.ctx, actor: owner.ctx.actor }, { path });
  };
  expect((await show(null)).text).not.toContain('Tomorrow');
  const shown = await show(hour(24));
  expect(shown.text).toMatch(/Preview: your home page as of .* Only you can see this\..*Tomorrow/);
  const url = new URL(await preview(document), 'http://localhost');
  const load = (ctx: Ctx) =>
    home.loader({
      url,
      context: { get: (key: unknown) => (key === shopContext ? ctx : undefined) },
    } as never);
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  expect(await load(owner.ctx)).toMatchObject({ init: { headers } });
  await expect(load(shop.ctx)).rejects.toMatchObject({
    data: 'Preview not found',
    init: { status: 404, headers },
  });
});

test('a preview reports the same errors as saving, and requires permission to edit content', async () => {
  const body = { content: { slides: [{ ...slide, title: '' }], sections } };
  expect(await (await post(shop, '/admin/content/home/preview', { as: owner, body })).json()).toMatchObject({
    fields: { 'slides.0.title': expect.any(String) },
  });
  const packer = await makeStaff(shop, 'packer');
  expect((await post(shop, '/admin/content/home/preview', { as: packer, body })).status).toBe(403);
});
