import { queryOptions } from '@tanstack/react-query';
import { callAdmin } from '#admin/call-admin.ts';

/** The query for the courier's part of an order; a new version of the order loads it again. */
export function bookingQuery({ id, version }: { id: string; version: number }) {
  return queryOptions({
    queryKey: ['booking', id, version],
    queryFn: ({ signal }) => callAdmin('GET /admin/orders/{id}/booking', { params: { id }, signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
  });
}
