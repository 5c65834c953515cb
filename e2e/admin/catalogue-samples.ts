import { randomUUID } from 'node:crypto';
import { hourMs } from '#domain/durations.ts';
import { askForNewsletter, callApi, signUp } from '../support/api-buyer.ts';
import { pickProducts } from '../support/products.ts';
import { makeMovingSamples } from './moving-samples.ts';
import type { Signed } from '../support/staff.ts';

/** A word that cannot be broken, for names of products, categories and price changes. */
const LONG_WORD = 'Donaudampfschifffahrtslampenmanufaktur';

/** Puts catalogue records into the shop that no customer sees, and returns the ids that their screens need. */
export async function makeCatalogueSamples(owner: Signed) {
  const { plain, varied } = await pickProducts(owner.url);
  const { sku } = varied.variant;
  await moveStock(owner, sku, plain.product.id);
  await askForNewsletter(owner.url);
  return {
    products: [varied.product.id, await makeDraft(owner)],
    sku,
    category: await makeCategory(owner),
    collection: await makeCollection(owner, plain.product.id),
    code: await makeCode(owner),
    price: await makePriceChange(owner, plain.product.id),
    maker: (await callApi('POST /admin/makers', { ...owner, body: { name: uniqueName() } })).maker.id,
    craft: (await callApi('POST /admin/crafts', { ...owner, body: { name: uniqueName() } })).craft.id,
    ...(await makeMovingSamples(owner, LONG_WORD)),
  };
}

const uniqueName = () => `${LONG_WORD} ${randomUUID().slice(0, 8)}`;

async function makeDraft(owner: Signed): Promise<string> {
  const body = { name: `${LONG_WORD} of brass` };
  return (await callApi('POST /admin/products', { ...owner, body })).product.id;
}

/** Receives, counts and writes off pieces, and lets a customer request more. */
async function moveStock(owner: Signed, sku: string, productId: string): Promise<void> {
  const headers = () => ({ 'idempotency-key': randomUUID() });
  const receipt = { lines: [{ sku, quantity: 3 }], note: 'From the workshop in Moradabad' };
  await callApi('POST /admin/stock/receipts', { ...owner, headers: headers(), body: receipt });
  const damage = { sku, quantity: 1, reason: 'Fell from the shelf while it was dusted' };
  await callApi('POST /admin/stock/damages', { ...owner, headers: headers(), body: damage });
  const { token } = await signUp(owner.url);
  const body = { product_id: productId, quantity: 12, notes: `For a wedding in ${LONG_WORD}` };
  await callApi('POST /stock-requests', { url: owner.url, token, body });
}

async function makeCategory(owner: Signed): Promise<string> {
  const body = {
    name: LONG_WORD,
    slug: `sample-${randomUUID().slice(0, 8)}`,
    description: '',
    rule: null,
    hidden_when_empty: true,
    filters: [],
    picture_id: null,
    landscape_picture_id: null,
    children: [{ name: `${LONG_WORD} for the wall` }],
  };
  return (await callApi('POST /admin/categories', { ...owner, body })).category.id;
}

async function makeCollection(owner: Signed, productId: string): Promise<string> {
  const body = {
    name: `${LONG_WORD}, gifts`,
    slug: `gifts-${randomUUID().slice(0, 8)}`,
    description: '',
    picture_id: null,
    rule: null,
    product_ids: [productId],
  };
  return (await callApi('POST /admin/collections', { ...owner, body })).collection.id;
}

async function makeCode(owner: Signed): Promise<string> {
  const body = {
    code: `W${randomUUID().replaceAll('-', '').slice(0, 19)}`.toUpperCase(),
    description: `Ten per cent off every ${LONG_WORD}`,
    type: 'percentage' as const,
    discount: 10,
    max_discount: 250,
    minimum: 999.5,
    collection_id: null,
    starts_at: null,
    ends_at: null,
    usage_limit: 100,
    per_customer_limit: 1,
    shown_in_strip: false,
  };
  return (await callApi('POST /admin/promotions', { ...owner, body })).promotion.id;
}

async function makePriceChange(owner: Signed, productId: string): Promise<string> {
  const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
  const body = {
    name: `${LONG_WORD}, festival prices`,
    kind: 'percent' as const,
    off: 12.5,
    whole_shop: false,
    product_ids: [productId],
    category_ids: [],
    collection_ids: [],
    begins_at: at(1000),
    ends_at: at(1100),
  };
  return (await callApi('POST /admin/price-changes', { ...owner, body })).price_change.id;
}
