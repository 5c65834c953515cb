import { z } from 'zod';
import { AdminOrderAnswer } from '#contract/order/admin-order.ts';
import { answers, defineRoute, needsLogin, refuses, takes, takesForm } from '#contract/define-route.ts';
import { ClaimJson, MissingPieces } from '#contract/order/packing.ts';
import { PhotoForm } from '#contract/order/photo.ts';

const shared = { tags: ['Admin'], security: needsLogin };
const id = z.string().max(64);

export const claim = defineRoute({
  ...shared,
  ability: 'ship_orders',
  method: 'post',
  path: '/admin/orders/{id}/claim',
  summary: 'Claim an order for packing for 15 minutes; repeating renews the claim',
  request: { params: z.object({ id }) },
  responses: {
    200: answers(z.object({ claim: ClaimJson.unwrap() }), 'The claim'),
    ...refuses(401, 403, 404, 409),
  },
});
export const release = defineRoute({
  ...shared,
  ability: 'ship_orders',
  method: 'delete',
  path: '/admin/orders/{id}/claim',
  summary: 'Release an order without packing it',
  request: { params: z.object({ id }) },
  responses: { 204: { description: 'Your claim has ended' }, ...refuses(401, 403, 404) },
});
export const reportMissing = defineRoute({
  ...shared,
  ability: 'ship_orders',
  method: 'post',
  path: '/admin/orders/{id}/missing-pieces',
  summary: 'Report pieces that were not found while packing; this ends your claim',
  request: { params: z.object({ id }), body: takes(MissingPieces) },
  responses: {
    200: answers(AdminOrderAnswer, 'The order with its missing pieces'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
export const addPhoto = defineRoute({
  ...shared,
  ability: 'ship_orders',
  method: 'post',
  path: '/admin/orders/{id}/photos',
  summary: 'Add a photo of the parcel’s contents; the same photo is stored once',
  request: { params: z.object({ id }), body: takesForm(PhotoForm) },
  responses: {
    200: answers(AdminOrderAnswer, 'The order with its photos'),
    ...refuses(401, 403, 404, 409, 413, 415, 422),
  },
});
export const photo = defineRoute({
  ...shared,
  ability: 'see_orders',
  method: 'get',
  path: '/admin/orders/{id}/photos/{photo}',
  summary: 'A photo of an order: of the parcel’s contents, or of what the customer received',
  request: { params: z.object({ id, photo: id }) },
  responses: {
    200: { description: 'The photo', content: { 'image/webp': { schema: z.string() } } },
    ...refuses(401, 403, 404),
  },
});
