import { z } from 'zod';
import { Supplier } from '#domain/seller/readiness.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { CloseShop, Readiness, SupplierReadiness } from '#contract/seller/readiness.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'edit_settings' as const };

/** The e-mail address or the mobile number with country code that gets the test message; Razorpay needs none. */
const CheckSupplier = z.object({ to: z.string().trim().max(254).default('') });

export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/ready',
  summary: 'The steps missing before the shop can open and go live, and the results of supplier tests',
  responses: { 200: answers(Readiness, 'Every step, in order'), ...refuses(401, 403, 503) },
});

export const check = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/ready/{supplier}',
  summary: 'Test a supplier: Razorpay by a read, the others by a message to yourself',
  request: { params: z.object({ supplier: Supplier }), body: takes(CheckSupplier) },
  responses: {
    200: answers(SupplierReadiness, 'The result; `failure` is null if the supplier works'),
    ...refuses(401, 403, 422, 429, 503),
  },
});

export const open = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/setup/open',
  summary: 'Open the shop for orders once nothing is missing',
  responses: { 200: answers(Readiness, 'The shop is open'), ...refuses(401, 403, 409, 503) },
});

export const close = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/setup/close',
  summary: 'Close the shop for new orders until it is opened again; existing orders continue',
  request: { body: takes(CloseShop) },
  responses: { 200: answers(Readiness, 'The shop is closed'), ...refuses(401, 403, 422, 503) },
});
