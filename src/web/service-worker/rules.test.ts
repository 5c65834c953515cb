import { expect, test } from 'vitest';
import { isCacheable, kindOf } from './rules.ts';

const shop = 'https://haat.example';
const kind = (path: string, { mode = 'cors', method = 'GET', headers = {} } = {}) =>
  kindOf(new URL(path, shop), { mode, method, headers: new Headers(headers) });
const visit = (path: string) => kind(path, { mode: 'navigate' });

test.each(['/', '/products?page=2', '/products/prd_1', '/category/lighting', '/cart', '/offline', '/faq'])(
  '%s is a page that may be cached',
  (path) => {
    expect(visit(path)).toBe('page');
  },
);

test.each([
  '/checkout',
  '/order-status/ord_1',
  '/order-confirmation/ord_1?x=1',
  '/orders',
  '/invoices/inv_1',
  '/profile',
  '/addresses',
  '/tickets',
  '/login',
  '/register',
  '/mobile-login',
  '/mobile-register',
  '/track/HT-1',
  '/newsletter/abc',
])('%s is a personal page, and its data request is not handled', (path) => {
  expect(visit(path)).toBe('own page');
  const { pathname } = new URL(path, shop);
  expect(kind(`${pathname}.data`)).toBeUndefined();
});

test.each([
  '/api/v1/products',
  '/api/v1/settings/public',
  '/outbox',
  '/outbox.json',
  '/sandbox/razorpay/checkout.js',
  '/admin',
  '/sitemap.xml',
  '/robots.txt',
  '/service-worker.js',
  '/healthz',
  '/metrics',
])('%s is not handled by the service worker', (path) => {
  expect(kind(path)).toBeUndefined();
  expect(visit(path)).toBeUndefined();
});

test('requests of a document are classified by their path', () => {
  expect(kind('/products/prd_1.data?_routes=x')).toBe('data');
  expect(kind('/_root.data')).toBe('data');
  expect(kind('/assets/shell-1a2b.js')).toBe('file');
  expect(kind(`/media/${'a'.repeat(32)}/480.avif`)).toBe('picture');
  expect(kind(`/media/${'a'.repeat(32)}/share.jpg`)).toBeUndefined();
});

test('writes and range requests are not handled', () => {
  expect(kind('/products/prd_1', { method: 'POST', mode: 'navigate' })).toBeUndefined();
  expect(kind('/assets/a.woff2', { headers: { range: 'bytes=0-' } })).toBeUndefined();
});

const answer = (headers: Record<string, string> = {}, facts = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers(headers),
  ...facts,
});

test('only complete same-origin responses without no-store or private are cacheable', () => {
  expect(isCacheable(answer({ 'cache-control': 'public, max-age=0, must-revalidate' }))).toBe(true);
  expect(isCacheable(answer({ 'cache-control': 'no-store' }))).toBe(false);
  expect(isCacheable(answer({ 'cache-control': 'private, max-age=60' }))).toBe(false);
  expect(isCacheable(answer({}, { status: 404 }))).toBe(false);
  expect(isCacheable(answer({}, { status: 206 }))).toBe(false);
  expect(isCacheable(answer({}, { status: 503 }))).toBe(false);
  expect(isCacheable(answer({}, { redirected: true }))).toBe(false);
  expect(isCacheable(answer({}, { type: 'opaque' }))).toBe(false);
});
