import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '#admin/call-admin.ts';

/** Loads the categories for a choice of them, as the shop shows them; `useCategories` has what an owner may change. */
export function useShopCategories() {
  return useQuery({
    queryKey: ['shop-categories'],
    queryFn: async ({ signal }) => (await callAdmin('GET /categories', { signal })).categories,
  });
}
