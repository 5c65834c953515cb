import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import {
  type Kept,
  answerKept,
  toAsked,
  toKeptBytes,
  toResponse,
} from '#platform/http-cache/cached-response.ts';

type Parts = {
  /** Where the built files of the browser lie. */
  clientDir: string;
  isWanted: boolean;
};

// A browser that has a worker asks for it again with each visit: so it can be sent one that takes itself and all it kept away.
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

/** The worker that shows what was seen while there is no network, or the one that ends it; none where nothing was built. */
export function serviceWorkerRoutes({ clientDir, isWanted }: Parts): Hono {
  const app = new Hono();
  let kept: Promise<Kept | undefined> | undefined;
  app.get('/service-worker.js', async (c) => {
    const worker = await (kept ??= isWanted ? readWorker(clientDir) : toKept(Buffer.from(farewell)));
    return worker ? toResponse(await answerKept(worker, toAsked(c.req.raw))) : c.notFound();
  });
  return app;
}

function readWorker(clientDir: string): Promise<Kept | undefined> {
  return readFile(join(clientDir, 'service-worker.js')).then(toKept, () => undefined);
}

async function toKept(body: Buffer): Promise<Kept> {
  return toKeptBytes(body, 200, headers);
}
