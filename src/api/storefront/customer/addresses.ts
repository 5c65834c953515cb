import { listAddresses } from '#shop/customers/addresses/list-addresses.ts';
import { addAddress, changeAddress, removeAddress } from '#shop/customers/addresses/save-address.ts';
import { createRouter } from '#api/open-api.ts';
import { toAddressJson } from '#contract/customer/address.ts';
import * as routes from '#contract/storefront/customer/addresses.ts';

export const addresses = createRouter();

addresses.openapi(routes.list, async (c) => {
  const found = await listAddresses(c.get('ctx'));
  return c.json({ addresses: found.map(toAddressJson) }, 200);
});

addresses.openapi(routes.add, async (c) => {
  const address = await addAddress(c.get('ctx'), c.req.valid('json'));
  return c.json({ address: toAddressJson(address) }, 201);
});

addresses.openapi(routes.change, async (c) => {
  const address = await changeAddress(c.get('ctx'), c.req.valid('param').id, c.req.valid('json'));
  return c.json({ address: toAddressJson(address) }, 200);
});

addresses.openapi(routes.remove, async (c) => {
  await removeAddress(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});
