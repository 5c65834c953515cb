import { useEffect, useState } from 'react';
import type { ProductJson } from '#contract/catalogue/product.ts';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';

/** Fetches a product from the API when a dialog about it opens; `undefined` fetches nothing. */
export function useProduct(id: string | undefined) {
  const [product, setProduct] = useState<ProductJson>();
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (id === undefined) return;
    const leaving = new AbortController();
    setProblem(undefined);
    callApi('GET /products/{id}', { params: { id }, signal: leaving.signal })
      .then(setProduct)
      .catch((error: unknown) => {
        const { kind, message } = toApiError(error);
        if (kind !== 'aborted') setProblem(message);
      });
    return () => leaving.abort();
  }, [id, attempt]);
  return { product, problem, retry: () => setAttempt(attempt + 1) };
}
