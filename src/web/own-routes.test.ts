import { expect, test } from 'vitest';
import { isOwnPage } from '#domain/content/own-pages.ts';
import routes from './routes.ts';

const own =
  /^\.\/(checkout|confirmation|orders|invoices|sign-in|account|addresses)\/|\/(tickets|newsletter)\.route\.tsx$/;

test('checkout, order, account and e-mail-link pages are personal, and no other page is', () => {
  const addresses = routes.filter(({ path }) => path && path !== '*');
  expect(addresses.length).toBeGreaterThan(30);
  for (const { path, file } of addresses) expect(isOwnPage(`/${path}`), `/${path}`).toBe(own.test(file));
});
