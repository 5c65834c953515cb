import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { notifyFailure } from '#admin/notify-failure.ts';

export type Backup = Answer<'GET /admin/backups'>['backups'][number];

const BACKUPS = ['backups'];
const progressMs = 1000;

/** Returns whether a job saves or tests a copy now. */
export function isAtWork({ status }: { status: string }): boolean {
  return status === 'waiting' || status === 'running';
}

/** Loads the copies of the shop, and polls every second while one is being saved or tested. */
export function useBackups() {
  return useQuery({
    queryKey: BACKUPS,
    queryFn: ({ signal }) => callAdmin('GET /admin/backups', { query: { page: 1, limit: 20 }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.backups.some((each) => isAtWork(each) || (each.test !== null && isAtWork(each.test))) &&
      progressMs,
  });
}

/** Saves the shop now, or tests the copy with an id. */
export function useBackupJob() {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, { testOf?: string }>({
    mutationFn: ({ testOf }) =>
      testOf
        ? callAdmin('POST /admin/backups/{id}/test', { params: { id: testOf } })
        : callAdmin('POST /admin/backups'),
    onError: notifyFailure,
    onSettled: () =>
      Promise.all([BACKUPS, ['today']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
