import { answerFresh, answerCached, markCached } from './answers.ts';
import { dropOthers, dropSeen, findCached, cacheSeen, cacheWhole, CACHE_NAMES } from './add-to-cache.ts';
import { kindOf } from './rules.ts';
import type { FetchEvent, MessageToWorker, WorkerScope } from './scope.ts';

// Makes the shop usable offline: visited pages, the cart, and an offline page for everything else. While the network answers, pages and
// data come from it.

declare const self: WorkerScope;

const OFFLINE = '/offline';
const CART = '/cart';

self.addEventListener('install', (event) => {
  event.waitUntil(prepare());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const kind = url.origin === self.location.origin ? kindOf(url, event.request) : undefined;
  if (kind === 'file' || kind === 'picture') event.respondWith(answerCached(event, CACHE_NAMES[kind]));
  else if (kind === 'data') event.respondWith(answerData(event));
  else if (kind) event.respondWith(answerPage(event, kind === 'own page'));
});

/** Handles a page's message: what it loaded before the worker was active, that the cart is not empty, or that a customer has logged out. */
self.addEventListener('message', (event) => {
  const { page, parts, cart, forget } = event.data as MessageToWorker;
  if (page && parts) event.waitUntil(cacheSeen(page, parts));
  if (cart) event.waitUntil(keepCart());
  if (forget) event.waitUntil(dropSeen());
});

async function prepare(): Promise<void> {
  await cacheWhole(toUrl(OFFLINE));
  // Without the offline page the installation fails, and the browser tries again at the next visit.
  if (!(await findCached('files', toUrl(OFFLINE)))) throw new Error('the offline page could not be kept');
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  await dropOthers();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function keepCart(): Promise<void> {
  if (!(await findCached('files', toUrl(CART)))) await cacheWhole(toUrl(CART));
}

async function answerPage(event: FetchEvent, isOwn: boolean): Promise<Response> {
  const found = await answerFresh(event, isOwn ? undefined : 'pages');
  if (found) return found.answer;
  const { pathname, search } = new URL(event.request.url);
  const spare = [OFFLINE, CART].includes(pathname) && (await findCached('files', toUrl(pathname)));
  if (spare) return markCached(spare);
  return Response.redirect(toUrl(`${OFFLINE}?page=${encodeURIComponent(pathname + search)}`));
}

async function answerData(event: FetchEvent): Promise<Response> {
  const found = await answerFresh(event, 'pages');
  if (!found) return Response.error();
  if (found.isCached) (await self.clients.get(event.clientId))?.postMessage('cached');
  return found.answer;
}

function toUrl(path: string): string {
  return new URL(path, self.location.origin).href;
}
