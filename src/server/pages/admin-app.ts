import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import { ADMIN_POLICY } from '#server/security/content-security.ts';
import { CACHE_FOREVER } from './cache-forever.ts';

/**
 * Serves the owner's app: its built files under `/admin/assets`, and one HTML document for every other path under `/admin`, which the app
 * reads in the browser. The document contains no data of the shop; it is never stored, so that an update takes effect at the next visit.
 */
export function adminAppRoutes(adminDir: string): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const rewriteRequestPath = (path: string) => path.replace(/^\/admin/, '');
  app.get(
    '/admin/assets/*',
    async (c, next) => {
      await next();
      if (c.res.ok) c.res.headers.set('cache-control', CACHE_FOREVER);
    },
    serveStatic({ root: adminDir, rewriteRequestPath, precompressed: true }),
    (c) => c.notFound(),
  );
  app.get('/admin/manifest.webmanifest', serveStatic({ root: adminDir, rewriteRequestPath }), (c) =>
    c.notFound(),
  );
  // A file that cannot be read now, for instance while a build replaces it, is read again for the next visit.
  let document: string | undefined;
  app.on(['GET', 'HEAD'], ['/admin', '/admin/*'], async (c, next) => {
    document ??= await readFile(join(adminDir, 'index.html'), 'utf8').catch(() => undefined);
    if (document === undefined) return next();
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', ADMIN_POLICY);
    return c.html(document);
  });
  return app;
}
