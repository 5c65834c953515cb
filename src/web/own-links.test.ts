import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { SHOP_PAGES } from '#domain/content/own-links.ts';
import siteMap from './routes.ts';

test('every page the owner may link to is in the site map', () => {
  const missing = SHOP_PAGES.filter(
    (path) => matchRoutes(siteMap as RouteObject[], path)?.at(-1)?.route.path === '*',
  );
  expect(missing).toEqual([]);
});
