import { expect, test } from 'vitest';
import { isOwnPage } from '#domain/content/own-pages.ts';
import routes from './routes.ts';

const open = /^\.\/pages\/(?!track|newsletter)/;

test('what lies among the account and the checkout is one person’s, and nothing else is', () => {
  const addresses = routes.filter(({ path }) => path && path !== '*');
  expect(addresses.length).toBeGreaterThan(30);
  for (const { path, file } of addresses) expect(isOwnPage(`/${path}`), `/${path}`).toBe(!open.test(file));
});
