import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ApiEnv } from '#api/env.ts';
import { adminAppRoutes } from './admin-app.ts';

let dir: string;
let app: Hono<ApiEnv>;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'haat-admin-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), '<!doctype html><div id="app"></div>');
  writeFileSync(join(dir, 'manifest.webmanifest'), '{}');
  writeFileSync(join(dir, 'assets', 'main-1.js'), 'run()');
  app = new Hono<ApiEnv>();
  app.use((_, next) => next());
  app.route('/', adminAppRoutes(dir));
});
afterAll(() => rmSync(dir, { recursive: true }));

test('every path under /admin returns the same document, uncached and limited to our own scripts', async () => {
  for (const path of ['/admin', '/admin/orders', '/admin/orders/HT-1042']) {
    const answer = await app.request(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('id="app"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test('built files are immutable, and a file of an older build returns 404', async () => {
  const file = await app.request('/admin/assets/main-1.js');
  expect(await file.text()).toBe('run()');
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect((await app.request('/admin/assets/main-0.js')).status).toBe(404);
  expect((await app.request('/admin/manifest.webmanifest')).status).toBe(200);
});

test('a document that cannot be read while a build replaces it is served again afterwards', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'haat-admin-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  const replaced = adminAppRoutes(empty);
  expect((await replaced.request('/admin')).status).toBe(404);
  writeFileSync(join(empty, 'index.html'), '<!doctype html><div id="app"></div>');
  expect((await replaced.request('/admin')).status).toBe(200);
});

test('a path like /administration is not served by the admin app', async () => {
  expect((await app.request('/administration')).status).toBe(404);
});
