import type { Operation } from '#test/scorecard/document.ts';
import type { Household } from '#test/scorecard/money/household.ts';

type Things = Pick<Household, 'ids' | 'payment'>;

/** How to send a call about another person's record, and the statuses that its owner gets. */
export type Scene = {
  ask?: (things: Things) => { path: string; body?: unknown };
  /** The statuses that the owner may get; omitted for records that belong to everybody. */
  own?: number[];
};

const place = { line1: '1 Fort', city: 'Agra', state: 'UP', postal_code: '282003', phone: '9876543210' };

/** Every call of the document, except those of the admin API, that has an id in its address or body. */
export const scenes: Record<string, Scene> = {
  'PUT /profile/addresses/{id}': own('/profile/addresses/', 'address', [200], place),
  'DELETE /profile/addresses/{id}': own('/profile/addresses/', 'address', [204]),
  'DELETE /profile/sessions/{id}': own('/profile/sessions/', 'session', [204]),
  'GET /orders/{id}': own('/orders/', 'processing', [200]),
  'POST /orders/{id}/cancellation': {
    own: [200],
    ask: ({ ids }) => ({ path: `/orders/${ids.processing}/cancellation`, body: { reason: 'mine?' } }),
  },
  'POST /orders/{id}/returns': {
    own: [200],
    ask: ({ ids }) => ({
      path: `/orders/${ids.delivered}/returns`,
      body: { items: [{ item_id: ids.line, quantity: 1 }], reason: 'mine?' },
    }),
  },
  // A photo is sent as a form: the owner's body here is refused for its type.
  'POST /orders/{id}/photos': {
    own: [415],
    ask: ({ ids }) => ({ path: `/orders/${ids.delivered}/photos`, body: {} }),
  },
  'GET /invoices/{id}': own('/invoices/', 'invoice', [200]),
  'GET /invoices/{id}/download': {
    own: [200],
    ask: ({ ids }) => ({ path: `/invoices/${ids.delivered}/download` }),
  },
  'POST /payment/create-order': {
    own: [200],
    ask: ({ ids }) => ({
      path: '/payment/create-order',
      body: { order_id: ids.waiting, amount: 1, currency: 'INR' },
    }),
  },
  'POST /payment/verify': {
    own: [200],
    ask: ({ ids, payment }) => ({ path: '/payment/verify', body: { order_id: ids.delivered, ...payment } }),
  },
  'POST /payment/check': {
    own: [200],
    ask: ({ ids }) => ({ path: '/payment/check', body: { order_id: ids.delivered } }),
  },
  'POST /products/{id}/reviews': {
    own: [201],
    ask: ({ ids }) => ({
      path: `/products/${ids.product}/reviews`,
      body: { rating: 5, title: 'Fine', text: 'A fine piece', order_line_id: ids.line },
    }),
  },
  'POST /products/{id}/reviews/photos': {},
  // Anyone who knows a product, a code or a link may use it.
  'POST /stock-requests': {
    ask: ({ ids }) => ({ path: '/stock-requests', body: { product_id: ids.product } }),
  },
  'POST /products/{id}/questions': {
    ask: ({ ids }) => ({ path: `/products/${ids.product}/questions`, body: { text: 'Is it heavy?' } }),
  },
  'POST /analytics/track/visit': {},
  'POST /analytics/track/action': {},
  'POST /consents': {},
  'PUT /profile/consents/{purpose}': {
    ask: () => ({ path: '/profile/consents/analytics', body: { given: true } }),
  },
  'POST /promotions/validate': {},
  // A courier sends a secret instead of a login.
  'POST /webhooks/couriers/{name}': { ask: () => ({ path: '/webhooks/couriers/delhivery', body: {} }) },
  'GET /pincodes/{pin}': { ask: () => ({ path: '/pincodes/226001' }) },
  'GET /products/{id}': { ask: ({ ids }) => ({ path: `/products/${ids.product}` }) },
  'GET /products/{id}/reviews': { ask: ({ ids }) => ({ path: `/products/${ids.product}/reviews` }) },
  'GET /products/{id}/questions': { ask: ({ ids }) => ({ path: `/products/${ids.product}/questions` }) },
  'POST /newsletter/confirm/{token}': { ask: () => ({ path: '/newsletter/confirm/unknown' }) },
  'POST /newsletter/unsubscribe/{token}': { ask: () => ({ path: '/newsletter/unsubscribe/unknown' }) },
  'GET /track/{orderNumber}': { ask: () => ({ path: '/track/HT-0000-00000000' }) },
};

/** Returns the scene of a call; those of the admin API are all alike: callers other than staff get the same response for every order. */
export function findScene({ name, path }: Pick<Operation, 'name' | 'path'>): Scene | undefined {
  if (!path.startsWith('/admin/')) return scenes[name];
  return { ask: ({ ids }) => ({ path: path.replace(/\{\w+\}/, ids.processing) }) };
}

function own(start: string, thing: keyof Household['ids'], status: number[], body?: unknown): Scene {
  return { own: status, ask: ({ ids }) => ({ path: start + ids[thing], body }) };
}
