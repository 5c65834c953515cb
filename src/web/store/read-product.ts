import type { ProductJson } from '#contract/product.ts';
import { callApi } from '#web/api-client.ts';

const freshMs = 10_000;
const patienceMs = 8_000;

const asked = new Map<string, Promise<ProductJson>>();

/** A product as the shop has it now. Who asks for the same one within ten seconds shares the answer; a failure is asked anew. Throws ApiError. */
export function readProduct(id: string): Promise<ProductJson> {
  const known = asked.get(id);
  if (known) return known;
  const answer = callApi('GET /products/{id}', { params: { id }, timeoutMs: patienceMs });
  asked.set(id, answer);
  const forget = () => asked.delete(id);
  answer.then(() => setTimeout(forget, freshMs), forget);
  return answer;
}
