import type { ProductJson } from '#contract/catalogue/product.ts';
import { callApi } from '#web/api-client.ts';

const freshMs = 10_000;
const timeoutMs = 8_000;

const requests = new Map<string, Promise<ProductJson>>();

/**
 * Reads the current data of a product. Calls for the same product within ten seconds share the answer; a failure is not shared. Throws
 * ApiError.
 */
export function readProduct(id: string): Promise<ProductJson> {
  const known = requests.get(id);
  if (known) return known;
  const answer = callApi('GET /products/{id}', { params: { id }, timeoutMs });
  requests.set(id, answer);
  const forget = () => requests.delete(id);
  answer.then(() => setTimeout(forget, freshMs), forget);
  return answer;
}
