import { createClient } from '#contract/client.ts';
import type { Answer, Endpoint } from '#contract/endpoints.ts';
import type { As } from './make.ts';
import type { TestShop } from './open-shop.ts';

type Asking = { shop: TestShop; as?: As };

/** Calls the API of a shop in this process; throws with the shop's sentence when it refuses. */
export const callApi = createClient<Asking>(async ({ path, ...call }, { shop, as }) => {
  const headers = { ...call.headers, ...as?.headers };
  return readJson(await shop.app.request(path, { ...call, headers }));
});

/** Returns the response of an endpoint with the type that its route declares; throws with the shop's sentence when it refuses. */
export function readAnswer<Name extends Endpoint>(_: Name, response: Response): Promise<Answer<Name>> {
  return readJson(response);
}

async function readJson(response: Response) {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return text ? JSON.parse(text) : undefined;
}
