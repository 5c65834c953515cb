import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '#admin/call-admin.ts';

const MOST_OFFERED = 100;

/** Loads the collections by name, to choose from. */
export function useCollections() {
  return useQuery({
    queryKey: ['collections', 'choice'],
    queryFn: async ({ signal }) => {
      const query = { limit: MOST_OFFERED };
      return (await callAdmin('GET /admin/collections', { query, signal })).collections;
    },
  });
}
