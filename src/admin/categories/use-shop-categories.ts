import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '#admin/call-admin.ts';

/** Loads the categories as the shop shows them, to choose from; `useCategories` loads the fields that an owner may change. */
export function useShopCategories() {
  return useQuery({
    queryKey: ['shop-categories'],
    queryFn: async ({ signal }) => (await callAdmin('GET /categories', { signal })).categories,
  });
}
