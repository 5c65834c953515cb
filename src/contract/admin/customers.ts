import { z } from 'zod';
import { AccountExport } from '#contract/account-export.ts';
import {
  AdminCustomerJson,
  AdminCustomerListing,
  AdminCustomersAnswer,
} from '#contract/customer/admin-customer.ts';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';

const tags = ['Admin'];
const ability = 'answer_customers' as const;
const request = { params: z.object({ id: z.string().max(64) }) };

export const list = defineRoute({
  tags,
  security: needsLogin,
  ability,
  method: 'get',
  path: '/admin/customers',
  summary:
    'The customers, newest first. CSV contains all pages of the list, up to 10,000 customers; it also needs the ability `move_data`, and the audit records it',
  request: { query: AdminCustomerListing },
  responses: { 200: answersWithCsv(AdminCustomersAnswer, 'One page'), ...refuses(401, 403, 422) },
});

export const get = defineRoute({
  tags,
  security: needsLogin,
  ability,
  method: 'get',
  path: '/admin/customers/{id}',
  summary: 'One customer with addresses, tickets, consents and refused parcels',
  request,
  responses: {
    200: answers(z.object({ customer: AdminCustomerJson }), 'The customer'),
    ...refuses(401, 403, 404),
  },
});

export const exportAll = defineRoute({
  tags,
  security: needsLogin,
  ability: 'erase_customers',
  method: 'get',
  path: '/admin/customers/{id}/export',
  summary: 'Export everything the shop knows about a customer who asked for it in writing',
  request,
  responses: { 200: answers(AccountExport, 'Their data'), ...refuses(401, 403, 404) },
});

export const erase = defineRoute({
  tags,
  security: needsLogin,
  ability: 'erase_customers',
  method: 'post',
  path: '/admin/customers/{id}/erasure',
  summary:
    'Delete the account of a customer who asked for it in writing; invoices keep what tax law requires',
  request,
  responses: { 204: { description: 'Deleted' }, ...refuses(401, 403, 404, 409) },
});

const codBlock = {
  tags,
  security: needsLogin,
  ability: 'cancel_orders' as const,
  path: '/admin/customers/{id}/cod-block' as const,
};

export const blockCod = defineRoute({
  ...codBlock,
  method: 'put',
  summary: 'Block cash on delivery for a customer, with a reason that only staff see',
  request: {
    ...request,
    body: takes(z.object({ reason: z.string().trim().min(1, 'Please give a reason').max(500) })),
  },
  responses: { 204: { description: 'Done' }, ...refuses(401, 403, 404, 422) },
});
export const allowCod = defineRoute({
  ...codBlock,
  method: 'delete',
  summary: 'Unblock cash on delivery for a customer; the general rules apply again',
  request,
  responses: { 204: { description: 'Done' }, ...refuses(401, 403, 404) },
});
