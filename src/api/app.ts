import type { OpenAPIHono } from '@hono/zod-openapi';
import { addresses } from './addresses.ts';
import { auth } from './auth.ts';
import { cart } from './cart.ts';
import { categories } from './categories.ts';
import { contact } from './contact.ts';
import { content } from './content.ts';
import type { ApiEnv } from './env.ts';
import { invoices } from './invoices.ts';
import { newsletter } from './newsletter.ts';
import { refusesNulCharacters } from './nul-characters.ts';
import { createDoor, documentInfo } from './open-api.ts';
import { orders } from './orders.ts';
import { payment } from './payment.ts';
import { pincodes } from './pincodes.ts';
import { products } from './products.ts';
import { profile } from './profile.ts';
import { promotions } from './promotions.ts';
import { settings } from './settings.ts';
import { stockRequests } from './stock-requests.ts';
import { track } from './track.ts';

/** Everything under /api/v1: one small door for each noun, and the document that describes them. */
export function createApi(): OpenAPIHono<ApiEnv> {
  const api = createDoor();
  api.use(refusesNulCharacters);
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  api.route('/', addresses);
  api.route('/', auth);
  api.route('/', cart);
  api.route('/', categories);
  api.route('/', contact);
  api.route('/', content);
  api.route('/', invoices);
  api.route('/', newsletter);
  api.route('/', orders);
  api.route('/', payment);
  api.route('/', pincodes);
  api.route('/', products);
  api.route('/', profile);
  api.route('/', promotions);
  api.route('/', settings);
  api.route('/', stockRequests);
  api.route('/', track);
  api.doc31('/openapi.json', documentInfo);
  return api;
}
