import type { Ctx } from '#shop/context.ts';
import { blockCod } from '#shop/customers/block-cod.ts';
import { addSavedReply } from '#shop/support/saved-replies/add-saved-reply.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { post } from '#test/buy.ts';
import { makeCustomer } from '#test/make.ts';
import { type AuditedChange, type Scene, changes } from './audited-change.ts';

async function writeIn({ shop }: Scene): Promise<string> {
  const letter = {
    name: 'Meera Kumari',
    email: 'meera@example.in',
    phone: '98765 43210',
    subject: 'The lamp is cracked',
    message: 'It came with a crack in its foot.',
    type: 'order',
  };
  const answer = await post(shop, '/contact', { body: letter });
  return (await readAnswer('POST /contact', answer)).ticket;
}

async function saveReply(ctx: Ctx, title: string): Promise<string> {
  return (await addSavedReply(ctx, { title, text: 'We are sorry.' })).id;
}

/** Closes the shop as a claim in the browser does. */
async function close({ shop }: Scene): Promise<void> {
  await shop.db
    .insertInto('settings')
    .values({ section: 'opening', document: '{"isOpen": false}', updated_at: shop.clock.now() })
    .execute();
}

export const shopChanges: Record<string, AuditedChange> = {
  'POST /admin/products/{id}/stock': changes('stock.received', 'changed', ({ productId }) => ({
    path: `/admin/products/${productId}/stock`,
    body: { change: 3 },
  })),
  'PUT /admin/settings/{section}': changes('settings.saved', 'changed', () => ({
    path: '/admin/settings/cod',
    body: { most_open_orders: 7 },
  })),
  'PUT /admin/tax-rates': changes('tax_rates.saved', 'changed', async ({ shop, owner }) => {
    const present = await callApi('GET /admin/tax-rates', { shop, as: owner });
    const rates = present.rates.map((rate, at) => (at === 0 ? { ...rate, note: 'Checked' } : rate));
    return { path: '/admin/tax-rates', body: { ...present, rates } };
  }),
  'POST /admin/ready/{supplier}': changes('supplier.checked', 'made', () => ({
    path: '/admin/ready/razorpay',
    body: { to: '' },
  })),
  'POST /admin/setup/open': changes('shop.opened', 'changed', async (scene) => {
    await close(scene);
    return { path: '/admin/setup/open' };
  }),
  'POST /admin/settlements/refresh': changes('settlements.fetched', 'made', () => ({
    path: '/admin/settlements/refresh',
  })),
  'POST /admin/saved-replies': changes('saved_reply.added', 'made', () => ({
    path: '/admin/saved-replies',
    body: { title: 'On its way', text: 'Dear {name}, it is on its way.' },
  })),
  'PATCH /admin/saved-replies/{id}': changes('saved_reply.changed', 'changed', async ({ owner }) => ({
    path: `/admin/saved-replies/${await saveReply(owner.ctx, 'Sorry')}`,
    body: { version: 1, title: 'We are sorry', text: 'We are sorry, {name}.' },
  })),
  'DELETE /admin/saved-replies/{id}': changes('saved_reply.removed', 'removed', async ({ owner }) => ({
    path: `/admin/saved-replies/${await saveReply(owner.ctx, 'Old')}`,
  })),
  'PUT /admin/customers/{id}/cod-block': changes('customer.cod_blocked', 'changed', async ({ shop }) => ({
    path: `/admin/customers/${(await makeCustomer(shop)).customerId}/cod-block`,
    body: { reason: 'Three parcels refused' },
  })),
  'DELETE /admin/customers/{id}/cod-block': changes('customer.cod_allowed', 'changed', async (scene) => {
    const { customerId } = await makeCustomer(scene.shop);
    await blockCod(scene.owner.ctx, customerId, 'Refused');
    return { path: `/admin/customers/${customerId}/cod-block` };
  }),
  'POST /admin/tickets/{number}/answer': changes('ticket.answered', 'changed', async (scene) => ({
    path: `/admin/tickets/${await writeIn(scene)}/answer`,
    body: { text: 'A new lamp is on its way.' },
  })),
  'POST /admin/tickets/{number}/closure': changes('ticket.closed', 'changed', async (scene) => ({
    path: `/admin/tickets/${await writeIn(scene)}/closure`,
    body: { note: 'Replaced' },
  })),
  'POST /admin/customers/{id}/erasure': changes('customer.erased', 'changed', async ({ shop }) => ({
    path: `/admin/customers/${(await makeCustomer(shop)).customerId}/erasure`,
  })),
};
