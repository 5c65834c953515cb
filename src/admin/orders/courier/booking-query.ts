import { queryOptions } from '@tanstack/react-query';
import { callAdmin } from '#admin/call-admin.ts';

/** Describes how the courier's part of an order is loaded; another version of the order asks again. */
export function bookingQuery({ id, version }: { id: string; version: number }) {
  return queryOptions({
    queryKey: ['booking', id, version],
    queryFn: ({ signal }) => callAdmin('GET /admin/orders/{id}/booking', { params: { id }, signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
  });
}
