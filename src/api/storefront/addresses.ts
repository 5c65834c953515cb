import { createRoute, z } from '@hono/zod-openapi';
import { AddressJson, SaveAddress, toAddressJson } from '#domain/customer/address.ts';
import { listAddresses } from '#shop/customers/addresses/list-addresses.ts';
import { addAddress, changeAddress, removeAddress } from '#shop/customers/addresses/save-address.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '#api/open-api.ts';

const AddressId = z.object({ id: z.string().max(64) });
const AddressAnswer = z.object({ address: AddressJson });
const AddressesAnswer = z.object({ addresses: z.array(AddressJson) });
const shared = { tags: ['Addresses'], security: needsLogin, middleware: noStore };

const list = createRoute({
  ...shared,
  method: 'get',
  path: '/profile/addresses',
  summary: 'Your saved addresses',
  responses: { 200: answers(AddressesAnswer, 'The default first'), ...refuses(401) },
});
const add = createRoute({
  ...shared,
  method: 'post',
  path: '/profile/addresses',
  summary: 'Save one more address',
  request: { body: takes(SaveAddress) },
  responses: { 201: answers(AddressAnswer, 'The address, saved'), ...refuses(401, 422) },
});
const change = createRoute({
  ...shared,
  method: 'put',
  path: '/profile/addresses/{id}',
  summary: 'Change an address',
  request: { params: AddressId, body: takes(SaveAddress) },
  responses: { 200: answers(AddressAnswer, 'The address, changed'), ...refuses(401, 404, 422) },
});
const remove = createRoute({
  ...shared,
  method: 'delete',
  path: '/profile/addresses/{id}',
  summary: 'Remove an address',
  request: { params: AddressId },
  responses: { 204: { description: 'Removed' }, ...refuses(401, 404) },
});

export const addresses = createDoor();

addresses.openapi(list, async (c) => {
  const found = await listAddresses(c.get('ctx'));
  return c.json({ addresses: found.map(toAddressJson) }, 200);
});

addresses.openapi(add, async (c) => {
  const address = await addAddress(c.get('ctx'), c.req.valid('json'));
  return c.json({ address: toAddressJson(address) }, 201);
});

addresses.openapi(change, async (c) => {
  const address = await changeAddress(c.get('ctx'), c.req.valid('param').id, c.req.valid('json'));
  return c.json({ address: toAddressJson(address) }, 200);
});

addresses.openapi(remove, async (c) => {
  await removeAddress(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});
