import type { PurgePort } from '#platform/http-cache/purge-network.ts';
import { callSupplier } from '#gateways/call-supplier.ts';

type Service = { /** The address of the service in the API. */ url: string; token: string };

const sentence = 'The content delivery network cannot be told what changed.';

/**
 * Purges by surrogate key as Fastly's API describes it (https://www.fastly.com/documentation/reference/api/purging/): up to 256 keys in one
 * call. Other networks can be reached by a program that accepts the same two calls.
 */
export function createFastly({ url, token }: Service): PurgePort {
  const post = (path: string, body: object) =>
    callSupplier({
      supplier: 'content delivery network',
      method: 'POST',
      url: `${url.replace(/\/+$/, '')}/${path}`,
      headers: { 'fastly-key': token, accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      sentence,
    });
  return {
    mostKeys: 256,
    purge: (keys) => post('purge', { surrogate_keys: keys }),
    purgeAll: () => post('purge_all', {}),
  };
}
