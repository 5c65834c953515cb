import { expect, test } from 'vitest';
import { Hono } from 'hono';
import { securityHeaders } from './security-headers.ts';

function openApp(publicUrl: string) {
  const app = new Hono().use(securityHeaders(publicUrl));
  app.get('/', (c) => c.text('a page'));
  app.get('/broken', () => {
    throw new Error('broken');
  });
  app.onError((_, c) => c.text('failed', 500));
  return app;
}

test.each(['/', '/broken', '/nowhere'])(
  'with an https address %s sends HSTS for a year, including subdomains',
  async (path) => {
    const { headers } = await openApp('https://shop.example').request(path);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  },
);

test('without https no HSTS header is sent', async () => {
  const { headers } = await openApp('http://localhost:3000').request('/');
  expect(headers.has('strict-transport-security')).toBe(false);
  expect(headers.get('x-frame-options')).toBe('DENY');
});
