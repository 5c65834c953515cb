import { analytics } from './storefront/analytics.ts';
import { categories } from './storefront/catalogue/categories.ts';
import { products } from './storefront/catalogue/products.ts';
import { questions } from './storefront/catalogue/questions.ts';
import { reviews } from './storefront/catalogue/reviews.ts';
import { stockRequests } from './storefront/catalogue/stock-requests.ts';
import { content } from './storefront/content.ts';
import { addresses } from './storefront/customer/addresses.ts';
import { auth } from './storefront/customer/auth.ts';
import { consents } from './storefront/customer/consents.ts';
import { credentials } from './storefront/customer/credentials.ts';
import { identityProof } from './storefront/customer/identity-proof.ts';
import { ownData } from './storefront/customer/own-data.ts';
import { profile } from './storefront/customer/profile.ts';
import { cart } from './storefront/orders/cart.ts';
import { courierWebhooks } from './storefront/orders/courier-webhooks.ts';
import { invoices } from './storefront/orders/invoices.ts';
import { orders } from './storefront/orders/orders.ts';
import { pastOrders } from './storefront/orders/past-orders.ts';
import { payment } from './storefront/orders/payment.ts';
import { pincodes } from './storefront/orders/pincodes.ts';
import { promotions } from './storefront/orders/promotions.ts';
import { track } from './storefront/orders/track.ts';
import { settings } from './storefront/settings.ts';
import { contact } from './storefront/support/contact.ts';
import { newsletter } from './storefront/support/newsletter.ts';
import { tickets } from './storefront/support/tickets.ts';

/** The routers of the calls for shoppers and their browsers, by area. */
export const storefrontRouters = [
  analytics,
  content,
  settings,
  categories,
  products,
  questions,
  reviews,
  stockRequests,
  addresses,
  auth,
  consents,
  credentials,
  ownData,
  identityProof,
  profile,
  cart,
  courierWebhooks,
  invoices,
  orders,
  pastOrders,
  payment,
  pincodes,
  promotions,
  track,
  contact,
  newsletter,
  tickets,
];
