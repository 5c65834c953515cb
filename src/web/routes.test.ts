import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import siteMap from './routes.ts';

const routes = siteMap as RouteObject[];
const findFile = (path: string) =>
  (matchRoutes(routes, path)?.at(-1)?.route as { file?: string } | undefined)?.file;

test.each([
  ['/', 'home'],
  ['/categories', 'categories'],
  ['/category/wall-decor', 'category'],
  ['/category/wall-decor/metal-wall-art', 'category'],
  ['/products', 'products'],
  ['/products/prd_1', 'product-redirect'],
  ['/product/brass-diya', 'product'],
  ['/search', 'search'],
  ['/cart', 'cart'],
  ['/checkout', 'checkout'],
  ['/login', 'login'],
  ['/register', 'register'],
  ['/mobile-login', 'mobile-login'],
  ['/mobile-register', 'mobile-register'],
  ['/profile', 'profile'],
  ['/addresses', 'addresses'],
  ['/wishlist', 'wishlist'],
  ['/orders', 'orders'],
  ['/invoices', 'invoices'],
  ['/invoices/inv_1', 'invoice'],
  ['/order-status/ord_1', 'order-status'],
  ['/order-confirmation/ord_1', 'order-confirmation'],
  ['/tickets', 'tickets'],
  ['/track/HT-1', 'track'],
  ['/about', 'about'],
  ['/contact', 'contact'],
  ['/privacy-policy', 'privacy-policy'],
  ['/terms-conditions', 'terms-conditions'],
  ['/faq', 'faq'],
  ['/shipping', 'shipping'],
  ['/returns', 'returns'],
  ['/nowhere', 'not-found'],
])('%s leads to the page %s', (path, page) => {
  expect(findFile(path)).toMatch(new RegExp(`/${page}\\.route\\.tsx$`));
});
