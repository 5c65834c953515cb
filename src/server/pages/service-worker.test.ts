import { expect, test } from 'vitest';
import { serviceWorkerRoutes } from './service-worker.ts';

const ask = (isWanted: boolean, headers = {}) =>
  serviceWorkerRoutes({ clientDir: '/nowhere', isWanted }).request('/service-worker.js', { headers });

test('an unwanted service worker is replaced by one that unregisters itself', async () => {
  const answer = await ask(false);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  const words = await answer.text();
  expect(words).toContain('caches.delete');
  expect(words).toContain('registration.unregister()');
});

test('the service worker is revalidated each time, and not sent again when unchanged', async () => {
  const answer = await ask(false);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const again = await ask(false, { 'if-none-match': answer.headers.get('etag') });
  expect(again.status).toBe(304);
});

test('without a build there is no service worker', async () => {
  expect((await ask(true)).status).toBe(404);
});
