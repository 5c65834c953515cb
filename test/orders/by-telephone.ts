import type { Answer } from '#contract/endpoints.ts';
import type { z } from 'zod';
import type { TelephoneOrder } from '#contract/order/telephone-order.ts';
import { callApi } from '../call-api.ts';
import { post, toOrderBody } from '../buy.ts';
import type { MadeStaff } from '../make.ts';
import type { TestShop } from '../open-shop.ts';

type TelephoneOrderInput = z.input<typeof TelephoneOrder>;
export type TakenOrder = Answer<'GET /admin/orders/{id}'>['order'];

/** Returns a telephone order, cash on delivery within the home State by default. */
export function toTelephoneBody(
  product: { id: string; quantity?: number },
  overrides: Partial<TelephoneOrderInput> = {},
): TelephoneOrderInput {
  const { email: _, ...body } = toOrderBody({ productId: product.id, quantity: product.quantity ?? 1 });
  return { ...body, ...overrides };
}

/** Sends a telephone order as staff. */
export function sendTaken(
  shop: TestShop,
  as: MadeStaff,
  { body, key }: { body: TelephoneOrderInput; key: string },
): Promise<Response> {
  return post(shop, '/admin/orders', { as, body, key });
}

/** Takes a telephone order; throws with the shop's sentence when it refuses. */
export async function takeByTelephone(
  shop: TestShop,
  as: MadeStaff,
  body: TelephoneOrderInput,
): Promise<TakenOrder> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return (await callApi('POST /admin/orders', { shop, as, headers, body })).order;
}

/** Pays, declines or expires on the page that a payment link opens. */
export async function actOnLink(
  { sandbox }: TestShop,
  url: string,
  form: { act: 'pay' | 'decline' | 'expire'; vpa?: string },
): Promise<Response> {
  const path = url.replace('http://localhost/sandbox/razorpay', '');
  return sandbox.app.request(path, { method: 'POST', body: new URLSearchParams(form) });
}
