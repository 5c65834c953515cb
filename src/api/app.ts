import type { OpenAPIHono } from '@hono/zod-openapi';
import { addresses } from './storefront/addresses.ts';
import { analytics } from './storefront/analytics.ts';
import { staffLogin } from './admin/login.ts';
import { adminMe } from './admin/me.ts';
import { adminOrderMoves } from './admin/order-moves.ts';
import { adminOrders } from './admin/orders.ts';
import { adminOverview } from './admin/overview.ts';
import { adminStock } from './admin/stock.ts';
import { adminTaxReturns } from './admin/tax-returns.ts';
import { adminSettings } from './admin/settings.ts';
import { adminTaxRates } from './admin/tax-rates.ts';
import { adminTickets } from './admin/tickets.ts';
import { auth } from './storefront/auth.ts';
import { cart } from './storefront/cart.ts';
import { categories } from './storefront/categories.ts';
import { consents } from './storefront/consents.ts';
import { contact } from './storefront/contact.ts';
import { content } from './storefront/content.ts';
import { credentials } from './storefront/credentials.ts';
import type { ApiEnv } from './env.ts';
import { identityProof } from './storefront/identity-proof.ts';
import { invoices } from './storefront/invoices.ts';
import { newsletter } from './storefront/newsletter.ts';
import { refusesNulCharacters } from './nul-characters.ts';
import { createRouter, documentInfo } from './open-api.ts';
import { orders } from './storefront/orders.ts';
import { ownData } from './storefront/own-data.ts';
import { payment } from './storefront/payment.ts';
import { pincodes } from './storefront/pincodes.ts';
import { products } from './storefront/products.ts';
import { profile } from './storefront/profile.ts';
import { promotions } from './storefront/promotions.ts';
import { reviews } from './storefront/reviews.ts';
import { settings } from './storefront/settings.ts';
import { stockRequests } from './storefront/stock-requests.ts';
import { tickets } from './storefront/tickets.ts';
import { track } from './storefront/track.ts';

/** Mounts everything under /api/v1: one small router for each noun, and the document that describes them. */
export function createApi(): OpenAPIHono<ApiEnv> {
  const api = createRouter();
  api.use(refusesNulCharacters);
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  api.openAPIRegistry.registerComponent('securitySchemes', 'cookie', {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-admin',
  });
  api.route('/', addresses);
  api.route('/', analytics);
  api.route('/', auth);
  api.route('/', cart);
  api.route('/', categories);
  api.route('/', consents);
  api.route('/', contact);
  api.route('/', content);
  api.route('/', credentials);
  api.route('/', ownData);
  api.route('/', identityProof);
  api.route('/', invoices);
  api.route('/', newsletter);
  api.route('/', orders);
  api.route('/', payment);
  api.route('/', pincodes);
  api.route('/', products);
  api.route('/', profile);
  api.route('/', promotions);
  api.route('/', reviews);
  api.route('/', settings);
  api.route('/', stockRequests);
  api.route('/', tickets);
  api.route('/', track);
  api.route('/', staffLogin);
  api.route('/', adminMe);
  api.route('/', adminOrders);
  api.route('/', adminOrderMoves);
  api.route('/', adminOverview);
  api.route('/', adminStock);
  api.route('/', adminTaxReturns);
  api.route('/', adminTaxRates);
  api.route('/', adminSettings);
  api.route('/', adminTickets);
  api.doc31('/openapi.json', documentInfo);
  return api;
}
