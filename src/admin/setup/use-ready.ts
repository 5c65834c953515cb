import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '#admin/call-admin.ts';
import { READY } from './ready-key.ts';

/** Loads what the shop still needs, and the test results of its suppliers. */
export function useReady(enabled = true) {
  return useQuery({
    enabled,
    queryKey: READY,
    queryFn: ({ signal }) => callAdmin('GET /admin/ready', { signal }),
  });
}
