import type { PriceChangeFields } from '#contract/pricing/price-change.ts';
import { createCategory } from '#shop/catalogue/categories/admin/create-category.ts';
import { createCollection } from '#shop/catalogue/collections/admin/create-collection.ts';
import { createPriceChange } from '#shop/catalogue/price-changes/create-price-change.ts';
import { createPromotion } from '#shop/promotions/admin/create-promotion.ts';
import { callApi } from '#test/call-api.ts';
import { makeFields } from '#test/scenes/categories.ts';
import { makeCollection } from '#test/scenes/collections.ts';
import { tenPercent } from '#test/scenes/promotions.ts';
import { type AuditedChange, type Scene, changes } from './audited-change.ts';

async function addCode({ owner }: Scene, code: string): Promise<string> {
  return (await createPromotion(owner.ctx, { ...tenPercent, code })).id;
}

/** Takes ten per cent off a product for an hour, some hours from now. */
function lowerPrice({ clock }: Scene['shop'], productId: string, hours: number): PriceChangeFields {
  const at = (later: number) => new Date(clock.now().getTime() + later * 60 * 60_000).toISOString();
  const span = { begins_at: at(hours), ends_at: at(hours + 1) };
  const what = { kind: 'percent', off: 10, whole_shop: false } as const;
  return {
    name: `In ${hours} hours`,
    ...what,
    product_ids: [productId],
    category_ids: [],
    collection_ids: [],
    ...span,
  };
}

async function schedulePrice({ shop, owner, productId }: Scene, hours: number): Promise<string> {
  return (await createPriceChange(owner.ctx, lowerPrice(shop, productId, hours))).id;
}

async function addNamed({ owner }: Scene, name: string): Promise<string> {
  return (await createCategory(owner.ctx, makeFields(name))).id;
}

/** Content pages, categories, collections, promotion codes and price changes. */
export const wordsChanges: Record<string, AuditedChange> = {
  'PUT /admin/content/{slug}': changes('content.saved', 'changed', () => ({
    path: '/admin/content/legal',
    body: { version: 0, content: { privacy_policy: '# Privacy', terms_conditions: '# Terms' } },
  })),
  'POST /admin/content/{slug}/reading': changes('policy.read', 'made', () => ({
    path: '/admin/content/returns/reading',
  })),
  'DELETE /admin/content/{slug}/versions/{version}': changes(
    'content.unscheduled',
    'removed',
    async ({ shop, owner }) => {
      const publish_at = new Date(shop.clock.now().getTime() + 60_000).toISOString();
      const body = { version: 0, content: { faqs: [] }, publish_at };
      const call = { shop, as: owner, params: { slug: 'faqs' }, body } as const;
      const { scheduled } = await callApi('PUT /admin/content/{slug}', call);
      return { path: `/admin/content/faqs/versions/${scheduled[0]!.version}` };
    },
  ),
  'POST /admin/promotions': changes('promotion.added', 'made', () => ({
    path: '/admin/promotions',
    body: { ...tenPercent, code: 'NEW10' },
  })),
  'PATCH /admin/promotions/{id}': changes('promotion.changed', 'changed', async (scene) => ({
    path: `/admin/promotions/${await addCode(scene, 'OLD10')}`,
    body: { version: 1, discount: 12 },
  })),
  'DELETE /admin/promotions/{id}': changes('promotion.removed', 'removed', async (scene) => ({
    path: `/admin/promotions/${await addCode(scene, 'GONE10')}`,
  })),
  'POST /admin/price-changes': changes('price_change.added', 'made', ({ productId, shop }) => ({
    path: '/admin/price-changes',
    body: lowerPrice(shop, productId, 1),
  })),
  'PATCH /admin/price-changes/{id}': changes('price_change.changed', 'changed', async (scene) => ({
    path: `/admin/price-changes/${await schedulePrice(scene, 4)}`,
    body: { version: 1, off: 12 },
  })),
  'DELETE /admin/price-changes/{id}': changes('price_change.removed', 'removed', async (scene) => ({
    path: `/admin/price-changes/${await schedulePrice(scene, 7)}`,
  })),
  'POST /admin/collections': changes('collection.added', 'made', () => ({
    path: '/admin/collections',
    body: makeCollection('New'),
  })),
  'PATCH /admin/collections/{id}': changes('collection.changed', 'changed', async ({ owner }) => ({
    path: `/admin/collections/${(await createCollection(owner.ctx, makeCollection('Old'))).id}`,
    body: { version: 1, name: 'Older' },
  })),
  'DELETE /admin/collections/{id}': changes('collection.removed', 'removed', async ({ owner }) => ({
    path: `/admin/collections/${(await createCollection(owner.ctx, makeCollection('Gone'))).id}`,
  })),
  'POST /admin/categories': changes('category.added', 'made', () => ({
    path: '/admin/categories',
    body: makeFields('New'),
  })),
  'PATCH /admin/categories/{id}': changes('category.changed', 'changed', async (scene) => ({
    path: `/admin/categories/${await addNamed(scene, 'Old')}`,
    body: { version: 1, place: 0 },
  })),
  'DELETE /admin/categories/{id}': changes('category.removed', 'removed', async (scene) => ({
    path: `/admin/categories/${await addNamed(scene, 'Gone')}`,
  })),
};
