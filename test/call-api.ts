import { createClient } from '#contract/client.ts';
import type { MadeCustomer } from './make.ts';
import type { TestShop } from './open-shop.ts';

type Asking = { shop: TestShop; as?: Pick<MadeCustomer, 'headers'> };

/** Calls the API of a shop in this process; throws with the shop's sentence where it refuses. */
export const callApi = createClient<Asking>(async ({ path, ...call }, { shop, as }) => {
  const headers = { ...call.headers, ...as?.headers };
  const response = await shop.app.request(path, { ...call, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return text ? JSON.parse(text) : undefined;
});
