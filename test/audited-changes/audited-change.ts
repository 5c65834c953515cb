import sharp from 'sharp';
import type { OrderJson } from '#contract/order/order.ts';
import { buy, buyOnline, post, toOrderBody } from '#test/buy.ts';
import { type MadeStaff, allowManyCodOrders, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

/** A shop with a record of everything that can be changed, and its owner. */
export type Scene = { shop: TestShop; owner: MadeStaff; productId: string };

export type Call = {
  path: string;
  /** A separate shop for this call, which is closed after it. */
  shop?: TestShop;
  body?: object | FormData;
  headers?: Record<string, string>;
  /** The caller: the owner by default; null for a call without a login. */
  as?: MadeStaff | null;
};

/** The columns of a row: a new record has no `before`, a removed one no `after`. */
export type Change = 'made' | 'changed' | 'removed';

/** A call of the admin that changes records, and its rows in the audit: one for each changed record. */
export type AuditedChange = {
  make: (scene: Scene) => Call | Promise<Call>;
  rows: readonly (readonly [action: string, change: Change])[];
};

/** Defines a call that changes one record. */
export function changes(action: string, change: Change, make: AuditedChange['make']): AuditedChange {
  return { make, rows: [[action, change]] };
}

export async function openScene(): Promise<Scene> {
  const shop = await openShop();
  const owner = await makeStaff(shop, 'owner');
  await allowManyCodOrders(shop);
  const { id: productId } = await makeProduct(shop, { stock: 90 });
  return { shop, owner, productId };
}

/** Places a cash on delivery order and takes it through steps such as `packing`. */
export async function placeOrder(
  { shop, owner, productId }: Scene,
  ...steps: (readonly [step: string, body: object])[]
): Promise<OrderJson> {
  const order = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
  for (const [step, body] of steps) {
    const answer = await post(shop, `/admin/orders/${order.id}/${step}`, { as: owner, body });
    if (!answer.ok) throw new Error(await answer.text());
  }
  return order;
}

export async function payOrder({ shop, productId }: Scene): Promise<OrderJson> {
  return (await buyOnline(shop, await makeCustomer(shop), toOrderBody({ productId }))).order;
}

/** Returns a form with a photo. */
export async function takePhoto(): Promise<FormData> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: 'tan' } });
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await picture.jpeg().toBuffer())], 'parcel.jpg'));
  return form;
}
