import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ContentSlug, CONTENT } from '#domain/content/content-registry.ts';
import { readContent } from '#shop/content/read-content.ts';
import type { Ctx } from '#shop/context.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { createApp } from '#server/app.ts';
import { createMetrics } from '#server/health/metrics.ts';
import { createPageCache } from '#platform/http-cache/page-cache.ts';

// Tests which pages a text saved by the owner drops, in the process that saves it and in a second one.

const CONTENT_OF: Record<string, ContentSlug> = { '/': 'home', '/faq': 'faqs', '/about': 'about' };
const paths = Object.keys(CONTENT_OF);

let shop: TestShop;
let beside: TestShop;
let owner: MadeStaff;
let processes: ReturnType<typeof openProcess>[];

beforeAll(async () => {
  shop = await openShop();
  beside = await openShop({ beside: shop.connection });
  owner = await makeStaff(shop, 'owner');
  processes = [openProcess(shop), openProcess(beside)];
});
afterAll(async () => {
  await beside.close();
  await shop.close();
});
beforeEach(async () => {
  for (const { app } of processes) for (const path of paths) await app.request(path);
});

/** A process with content pages, and with the announcement and the footer in their frame. */
function openProcess({ ctx, changes, clock }: TestShop) {
  const cache = createPageCache({ changes, clock });
  const app = createApp({
    ctx,
    changes,
    cache,
    metrics: createMetrics(),
    answerPage: async ({ url }: Request, own: Ctx) => {
      const slugs = [CONTENT_OF[new URL(url).pathname]!, 'announcement', 'footer'] as const;
      const texts = await Promise.all(slugs.map((slug) => readContent(own, slug)));
      return new Response(JSON.stringify(texts), { headers: { 'content-type': 'text/html' } });
    },
    demo: 'on',
    outbox: true,
    isReady: async () => true,
  });
  return { app, changes, listKept: () => paths.filter((path) => cache.find(path) !== undefined) };
}

async function save(slug: ContentSlug, changes: object) {
  const call = { shop, as: owner, params: { slug } } as const;
  const { version, content } = await callApi('GET /admin/content/{slug}', call);
  const body = { version, content: { ...content, ...changes } };
  await callApi('PUT /admin/content/{slug}', { ...call, body });
  for (const each of processes) await each.changes.settle();
}

const read = async (path: string) =>
  Promise.all(processes.map(async ({ app }) => (await app.request(path)).text()));

test('questions are shown at once in both processes; pages without them stay cached', async () => {
  await save('faqs', { faqs: [{ id: 'one', question: 'Do you ship on Sundays?', answer: 'No.' }] });
  expect(processes.map(({ listKept }) => listKept())).toEqual([
    ['/', '/about'],
    ['/', '/about'],
  ]);
  for (const text of await read('/faq')) expect(text).toContain('Do you ship on Sundays?');
});

test.each([
  ['announcement', { isShown: true, text: 'Order by 2 November for Diwali.' }, 'Order by 2 November'],
  ['footer', { ...CONTENT.footer.builtIn, companyDescription: 'Lamps of brass.' }, 'Lamps of brass.'],
] as const)('the %s is on every page, and every page shows it at once', async (slug, changes, words) => {
  await save(slug, changes);
  expect(processes.map(({ listKept }) => listKept())).toEqual([[], []]);
  for (const path of paths) for (const text of await read(path)) expect(text).toContain(words);
});
