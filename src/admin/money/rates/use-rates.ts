import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import { HSN_PATTERN } from '#domain/tax/tax-rate.ts';
import type { TaxRates } from '#domain/tax/tax-rate.ts';
import { callAdmin } from '#admin/call-admin.ts';

const KEY = ['tax rate table'] as const;

/** Loads the dated GST rates with the version that a change has to name. */
export function useRates() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callAdmin('GET /admin/tax-rates', { signal }),
  });
}

/** Saves the whole table; the HSN field of products then finds the new rates. */
export function useSaveRates() {
  const client = useQueryClient();
  return useMutation<TaxRates, ApiError, TaxRates>({
    mutationFn: (body) => callAdmin('PUT /admin/tax-rates', { body }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: KEY });
      void client.invalidateQueries({ queryKey: ['tax rates'] });
    },
  });
}

/** Counts the products whose HSN code begins with a code. */
export function useProductsOf(hsn: string) {
  return useQuery({
    queryKey: ['products of a code', hsn],
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/products', { query: { q: hsn, limit: 1 }, signal })).total,
    enabled: HSN_PATTERN.test(hsn),
  });
}
