import type { TaxRates } from '#domain/tax/tax-rate.ts';
import { get, post } from '#test/buy.ts';
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
  return ((await answer.json()) as { ticket: string }).ticket;
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
    const present = (await (await get(shop, '/admin/tax-rates', owner)).json()) as TaxRates;
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
