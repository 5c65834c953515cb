import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import type { ApiEnv } from '#api/env.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { openShop } from '#test/open-shop.ts';
import { redirectToLogo } from './share-picture.ts';

test('/share.png redirects to the shop’s logo, and is the built-in picture for a shop without one', async () => {
  const shop = await openShop();
  onTestFinished(shop.close);
  const app = new Hono<ApiEnv>();
  app.get('/share.png', redirectToLogo(shop.ctx), (c) => c.text('built in'));
  expect(await (await app.request('/share.png')).text()).toBe('built in');
  const logo = { key: '0123456789abcdef'.repeat(2), width: 400, height: 100 };
  await inTransaction(shop.as({ kind: 'system' }), (tx) => writeSettings(tx, { general: { logo } }));
  await shop.changes.settle();
  const { status, headers } = await app.request('/share.png');
  expect([status, headers.get('location')]).toEqual([302, `/media/${logo.key}/share.jpg`]);
});
