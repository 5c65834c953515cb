import { expect, test } from 'vitest';
import { serviceWorkerRoutes } from './service-worker.ts';

const ask = (isWanted: boolean, headers = {}) =>
  serviceWorkerRoutes({ clientDir: '/nowhere', isWanted }).request('/service-worker.js', { headers });

test('a worker that is not wanted any more is replaced by one that takes itself away', async () => {
  const answer = await ask(false);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  const words = await answer.text();
  expect(words).toContain('caches.delete');
  expect(words).toContain('registration.unregister()');
});

test('the worker is asked for anew each time, and not sent again while it is the same', async () => {
  const answer = await ask(false);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const again = await ask(false, { 'if-none-match': answer.headers.get('etag') });
  expect(again.status).toBe(304);
});

test('where nothing was built there is no worker', async () => {
  expect((await ask(true)).status).toBe(404);
});
