import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import { CACHE_FOREVER } from './cache-forever.ts';

const aDay = 'public, max-age=86400';

/** Omits the time at which a file of the build was written: its name changes with its content, so no browser needs to revalidate it. */
const withoutLastModified: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('last-modified', undefined);
};

/** Serves the scripts, styles, fonts and icons of the storefront from the folder of the browser's built files. */
export function builtFileRoutes(clientDir: string): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(
    '/assets/*',
    withoutLastModified,
    serveStatic({
      root: clientDir,
      precompressed: true,
      onFound: (_, c) => c.header('cache-control', CACHE_FOREVER),
    }),
  );
  app.on(
    'GET',
    ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/share.png', '/icons/*'],
    serveStatic({ root: clientDir, onFound: (_, c) => c.header('cache-control', aDay) }),
  );
  return app;
}
