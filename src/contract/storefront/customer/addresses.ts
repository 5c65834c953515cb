import { z } from 'zod';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { AddressJson, SaveAddress } from '#contract/customer/address.ts';

const AddressId = z.object({ id: z.string().max(64) });
const AddressAnswer = z.object({ address: AddressJson });
const AddressesAnswer = z.object({ addresses: z.array(AddressJson) });
const shared = { tags: ['Addresses'], security: needsLogin };

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/profile/addresses',
  summary: 'Your saved addresses',
  responses: { 200: answers(AddressesAnswer, 'The default first'), ...refuses(401) },
});
export const add = defineRoute({
  ...shared,
  method: 'post',
  path: '/profile/addresses',
  summary: 'Save one more address',
  request: { body: takes(SaveAddress) },
  responses: { 201: answers(AddressAnswer, 'The address, saved'), ...refuses(401, 422) },
});
export const change = defineRoute({
  ...shared,
  method: 'put',
  path: '/profile/addresses/{id}',
  summary: 'Change an address',
  request: { params: AddressId, body: takes(SaveAddress) },
  responses: { 200: answers(AddressAnswer, 'The address, changed'), ...refuses(401, 404, 422) },
});
export const remove = defineRoute({
  ...shared,
  method: 'delete',
  path: '/profile/addresses/{id}',
  summary: 'Remove an address',
  request: { params: AddressId },
  responses: { 204: { description: 'Removed' }, ...refuses(401, 404) },
});
