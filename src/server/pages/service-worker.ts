import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import {
  type CachedResponse,
  answerCached,
  toAsked,
  toCachedBytes,
  toResponse,
} from '#platform/http-cache/cached-response.ts';

type Parts = {
  /** The folder of the browser's built files. */
  clientDir: string;
  isWanted: boolean;
};

// A browser requests its service worker again on each visit: this one unregisters itself and deletes all its caches.
const farewell = `
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('haat ')) await caches.delete(name);
  await self.registration.unregister();
}
`;

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
};

/**
 * Serves the service worker that shows visited pages while there is no network, or the one that unregisters it; 404 where nothing was
 * built.
 */
export function serviceWorkerRoutes({ clientDir, isWanted }: Parts): Hono {
  const app = new Hono();
  let cached: Promise<CachedResponse | undefined> | undefined;
  app.get('/service-worker.js', async (c) => {
    const worker = await (cached ??= isWanted ? readWorker(clientDir) : toCached(Buffer.from(farewell)));
    return worker ? toResponse(await answerCached(worker, toAsked(c.req.raw))) : c.notFound();
  });
  return app;
}

function readWorker(clientDir: string): Promise<CachedResponse | undefined> {
  return readFile(join(clientDir, 'service-worker.js')).then(toCached, () => undefined);
}

async function toCached(body: Buffer): Promise<CachedResponse> {
  return toCachedBytes(body, 200, headers);
}
