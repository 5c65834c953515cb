import type { Ctx } from '#shop/context.ts';
import { createEntry } from '#shop/catalogue/makers-and-crafts/create-entry.ts';
import { blockCod } from '#shop/customers/block-cod.ts';
import { writeOffDamaged } from '#shop/stock/write-off-damaged.ts';
import { addSavedReply } from '#shop/support/saved-replies/add-saved-reply.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { post } from '#test/buy.ts';
import { makeCustomer } from '#test/make.ts';
import { type AuditedChange, type Scene, changes, takePhoto } from './audited-change.ts';

async function writeIn({ shop }: Scene): Promise<string> {
  const message = {
    name: 'Meera Kumari',
    email: 'meera@example.in',
    phone: '98765 43210',
    subject: 'The lamp is cracked',
    message: 'It came with a crack in its foot.',
    type: 'order',
  };
  const answer = await post(shop, '/contact', { body: message });
  return (await readAnswer('POST /contact', answer)).ticket;
}

async function saveReply(ctx: Ctx, title: string): Promise<string> {
  return (await addSavedReply(ctx, { title, text: 'We are sorry.' })).id;
}

/** Closes the shop, which has all that it needs to open again. */
async function close({ shop }: Scene): Promise<void> {
  await shop.db
    .insertInto('settings')
    .values([
      { section: 'general', document: '{"shopName": "Kala Ghar"}', updated_at: shop.clock.now() },
      { section: 'opening', document: '{"isOpen": false}', updated_at: shop.clock.now() },
    ])
    .execute();
}

async function skuOf({ shop, productId }: Scene): Promise<string> {
  const { sku } = await shop.db
    .selectFrom('products')
    .select('sku')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return sku;
}

const entry = { place: null, state: null, story: '', picture_id: null, picture_alt: '' };

export const shopChanges: Record<string, AuditedChange> = {
  'POST /admin/products': changes('product.created', 'made', () => ({
    path: '/admin/products',
    body: { name: 'Brass Diya' },
  })),
  'PATCH /admin/products/{id}': changes('product.changed', 'changed', ({ productId }) => ({
    path: `/admin/products/${productId}`,
    body: { care: 'Wipe it with a dry cloth.' },
  })),
  'POST /admin/products/{id}/archive': changes('product.archived', 'changed', ({ productId }) => ({
    path: `/admin/products/${productId}/archive`,
    body: {},
  })),
  'POST /admin/products/{id}/restore': changes('product.restored', 'changed', ({ productId }) => ({
    path: `/admin/products/${productId}/restore`,
    body: {},
  })),
  'POST /admin/products/{id}/duplicate': changes('product.duplicated', 'made', ({ productId }) => ({
    path: `/admin/products/${productId}/duplicate`,
  })),
  'POST /admin/makers': changes('maker.added', 'made', () => ({
    path: '/admin/makers',
    body: { name: 'Sita Devi' },
  })),
  'PATCH /admin/makers/{id}': changes('maker.changed', 'changed', async ({ owner }) => {
    const { id } = await createEntry(owner.ctx, 'makers', { ...entry, name: 'Rafiq Khan' });
    return { path: `/admin/makers/${id}`, body: { version: 1, story: 'He weaves.' } };
  }),
  'DELETE /admin/makers/{id}': changes('maker.removed', 'removed', async ({ owner }) => {
    const { id } = await createEntry(owner.ctx, 'makers', { ...entry, name: 'Asha Bai' });
    return { path: `/admin/makers/${id}` };
  }),
  'POST /admin/crafts': changes('craft.added', 'made', () => ({
    path: '/admin/crafts',
    body: { name: 'Dhokra' },
  })),
  'PATCH /admin/crafts/{id}': changes('craft.changed', 'changed', async ({ owner }) => {
    const { id } = await createEntry(owner.ctx, 'crafts', { ...entry, name: 'Ajrakh' });
    return { path: `/admin/crafts/${id}`, body: { version: 1, place: 'Ajrakhpur' } };
  }),
  'DELETE /admin/crafts/{id}': changes('craft.removed', 'removed', async ({ owner }) => {
    const { id } = await createEntry(owner.ctx, 'crafts', { ...entry, name: 'Kantha' });
    return { path: `/admin/crafts/${id}` };
  }),
  'POST /admin/products/bulk': changes('product.repriced', 'changed', ({ productId }) => ({
    path: '/admin/products/bulk',
    body: { action: 'price', ids: [productId], percent: 5 },
  })),
  'POST /admin/products/{id}/stock': changes('stock.received', 'changed', ({ productId }) => ({
    path: `/admin/products/${productId}/stock`,
    body: { change: 3 },
  })),
  'POST /admin/stock/receipts': changes('stock.received', 'changed', async (scene) => ({
    path: '/admin/stock/receipts',
    body: { lines: [{ sku: await skuOf(scene), quantity: 3 }] },
  })),
  'POST /admin/stock/counts': changes('stock.counted', 'changed', async (scene) => ({
    path: '/admin/stock/counts',
    body: { sku: await skuOf(scene), count: 80, reason: 'Counted' },
  })),
  'POST /admin/stock/damages': changes('stock.written_off', 'changed', async (scene) => ({
    path: '/admin/stock/damages',
    body: { sku: await skuOf(scene), quantity: 1, reason: 'Broke' },
  })),
  'POST /admin/stock/moves/{id}/photo': changes('stock.photo_added', 'made', async (scene) => {
    const damage = { sku: await skuOf(scene), quantity: 1, reason: 'Broke' };
    const { move_id: id } = await writeOffDamaged(scene.owner.ctx, damage);
    return { path: `/admin/stock/moves/${id}/photo`, body: await takePhoto() };
  }),
  'POST /admin/stock-requests/{id}/notice': changes('stock_request.told', 'made', async (scene) => {
    const asked = { product_id: scene.productId, quantity: 1, notes: '' };
    const answer = await post(scene.shop, '/stock-requests', {
      as: await makeCustomer(scene.shop),
      body: asked,
    });
    const { id } = await readAnswer('POST /stock-requests', answer);
    return { path: `/admin/stock-requests/${id}/notice` };
  }),
  'PATCH /admin/stock/{id}': changes('stock.noted', 'changed', ({ productId }) => ({
    path: `/admin/stock/${productId}`,
    body: { version: 0, location: 'A-3' },
  })),
  'PUT /admin/settings/{section}': changes('settings.saved', 'changed', () => ({
    path: '/admin/settings/cod',
    body: { most_open_orders: 7 },
  })),
  'PUT /admin/tax-rates': changes('tax_rates.saved', 'changed', async ({ shop, owner }) => {
    const current = await callApi('GET /admin/tax-rates', { shop, as: owner });
    const rates = current.rates.map((rate, at) => (at === 0 ? { ...rate, note: 'Checked' } : rate));
    return { path: '/admin/tax-rates', body: { ...current, rates } };
  }),
  'POST /admin/ready/{supplier}': changes('supplier.checked', 'made', () => ({
    path: '/admin/ready/razorpay',
    body: { to: '' },
  })),
  'POST /admin/setup/open': changes('shop.opened', 'changed', async (scene) => {
    await close(scene);
    return { path: '/admin/setup/open' };
  }),
  'POST /admin/setup/close': changes('settings.saved', 'changed', () => ({
    path: '/admin/setup/close',
    body: { words: 'We are back on 5 December.' },
  })),
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
