import { Hono } from 'hono';
import { toCategoryPath } from '#domain/catalogue/category.ts';
import { toCollectionPath } from '#domain/catalogue/collection.ts';
import { FEED_END, toFeedHead, toFeedItems } from './product-feed.ts';
import { toRobots } from './robots.ts';
import { SITEMAP_END, SITEMAP_HEAD, SITEMAP_PAGES, toSitemapEntry, toSitemapIndex } from './sitemap.ts';
import type { SitemapEntry } from '#shop/catalogue/products/list-for-sitemap.ts';
import { toWebManifest } from './web-manifest.ts';
import { listCategories } from '#shop/catalogue/categories/list-categories.ts';
import { listFilledCollections } from '#shop/catalogue/lists/list-filled-collections.ts';
import { listForFeed } from '#shop/catalogue/products/list-for-feed.ts';
import {
  listForSitemap,
  listSitemapParts,
  readLatestChanges,
} from '#shop/catalogue/products/list-for-sitemap.ts';
import { listRegisterPages } from '#shop/catalogue/makers-and-crafts/list-register-pages.ts';
import { listContentChanges } from '#shop/content/list-content-changes.ts';
import { readFooter } from '#shop/content/read-footer.ts';
import { readSettings, readShownSettings } from '#shop/content/read-settings.ts';
import type { ApiEnv } from '#api/env.ts';
import type { Ctx } from '#shop/context.ts';
import { remember } from '#shop/remember.ts';
import type { Changes } from '#platform/change-feed/changes.ts';
import { MEMORY_BOUNDS } from '#shop/memory-bounds.ts';
import { createLongAnswers } from '#platform/http-cache/long-responses.ts';

type Parts = { ctx: Ctx; changes: Pick<Changes, 'subscribe' | 'isCurrent'> };

const xml = 'application/xml; charset=utf-8';
/** The cache tags of addresses, pictures, prices and the stock of each product. */
const longDocumentTags = new Set([
  'catalogue',
  'categories',
  'pictures',
  'settings',
  'content',
  'list:all',
  'sold-out:all',
]);
const fresh = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** The short documents among those below, which are cached like pages. */
export const SHORT_DOCUMENTS = [
  '/robots.txt',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
];

/** Serves the documents that search engines, feed readers and phones request in addition to the pages. */
export function searchEngineRoutes({ ctx, changes }: Parts): Hono<ApiEnv> {
  const { publicUrl } = ctx;
  const reading = { ...ctx, db: ctx.reads };
  const answerLong = createLongAnswers(changes, longDocumentTags, MEMORY_BOUNDS.longDocuments);
  const app = new Hono<ApiEnv>();
  app.get('/robots.txt', (c) => c.text(toRobots(publicUrl), 200, fresh));
  app.get('/manifest.webmanifest', async (c) => {
    const [{ general }, footer] = await Promise.all([
      readShownSettings(c.get('ctx')),
      readFooter(c.get('ctx')),
    ]);
    const manifest = toWebManifest({ name: general.shopName, description: footer.companyDescription });
    return c.body(JSON.stringify(manifest), 200, { ...fresh, 'content-type': 'application/manifest+json' });
  });
  app.get('/sitemap.xml', async (c) => {
    const body = toSitemapIndex(await listParts(c.get('ctx')), publicUrl);
    return c.body(body, 200, { ...fresh, 'content-type': xml });
  });
  app.get('/sitemaps/pages.xml', async (c) => {
    const entries = await listPages(c.get('ctx'));
    return c.body(toText(entries, publicUrl), 200, { ...fresh, 'content-type': xml });
  });
  app.get('/sitemaps/:name{products-[1-9][0-9]{0,5}\\.xml}', async (c) => {
    const part = Number(c.req.param('name').replaceAll(/\D/g, ''));
    if (part > (await rememberParts(reading)).length) return c.text('There is no such part', 404, fresh);
    const tell = () => tellSitemap(reading, part);
    return answerLong(c.req.raw, { key: c.req.path, contentType: xml, tell });
  });
  app.get('/feeds/google-merchant.xml', (c) =>
    answerLong(c.req.raw, {
      key: c.req.path,
      contentType: xml,
      tell: () => tellFeed(reading),
    }),
  );
  return app;
}

/** Caches the division into parts: numbering a hundred thousand products takes a while, and every part checks whether it exists. */
function rememberParts(ctx: Ctx): Promise<Date[]> {
  return remember(ctx, 'sitemap parts', ['catalogue'], () => listSitemapParts(ctx));
}

async function listParts(ctx: Ctx): Promise<SitemapEntry[]> {
  const products = await rememberParts(ctx);
  return [
    { path: '/sitemaps/pages.xml', changedAt: products.toSorted((a, b) => +b - +a)[0] },
    ...products.map((changedAt, index) => ({ path: `/sitemaps/products-${index + 1}.xml`, changedAt })),
  ];
}

/** Lists all pages except those of products; leaves out categories, collections, makers and crafts without products. */
async function listPages(ctx: Ctx): Promise<SitemapEntry[]> {
  for (const tag of ['catalogue', 'content', 'collections', 'registers']) ctx.cacheTags?.add(tag);
  const [categories, collections, written, changes, entries] = await Promise.all([
    listCategories(ctx),
    listFilledCollections(ctx),
    listContentChanges(ctx),
    readLatestChanges(ctx),
    listRegisterPages(ctx),
  ]);
  const pages = SITEMAP_PAGES.map((page) => ({
    path: page.path,
    changedAt: 'content' in page ? written.get(page.content) : undefined,
  }));
  const groups = categories
    .filter(({ productCount }) => productCount > 0)
    .flatMap((category) => [
      {
        path: toCategoryPath(category),
        changedAt: changes.get(category.id),
        pictures: category.landscapePicture ? [category.landscapePicture] : [],
      },
      ...category.children
        .filter(({ productCount }) => productCount > 0)
        .map((child) => ({ path: toCategoryPath(category, child), changedAt: changes.get(child.id) })),
    ]);
  const picked = collections.map((collection) => ({
    path: toCollectionPath(collection),
    pictures: collection.picture ? [collection.picture] : [],
  }));
  return [...pages, ...groups, ...picked, ...entries];
}

async function* tellSitemap(ctx: Ctx, part: number): AsyncGenerator<string> {
  yield SITEMAP_HEAD;
  for await (const entries of listForSitemap(ctx, part)) yield toEntries(entries, ctx.publicUrl);
  yield SITEMAP_END;
}

async function* tellFeed(ctx: Ctx): AsyncGenerator<string> {
  const { general, shipping } = await readSettings(ctx);
  const shop = { name: general.shopName, origin: ctx.publicUrl, shipping };
  yield toFeedHead(shop);
  for await (const products of listForFeed(ctx))
    yield products.map((product) => toFeedItems(product, shop)).join('');
  yield FEED_END;
}

function toText(entries: readonly SitemapEntry[], origin: string): string {
  return SITEMAP_HEAD + toEntries(entries, origin) + SITEMAP_END;
}

function toEntries(entries: readonly SitemapEntry[], origin: string): string {
  return entries.map((entry) => toSitemapEntry(entry, origin)).join('');
}
