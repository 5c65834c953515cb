import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin, sendForm } from '#admin/call-admin.ts';

export type Import = Answer<'GET /admin/imports/{id}'>;
export type ListedImport = Answer<'GET /admin/imports'>['imports'][number];

const progressMs = 1000;

/** Returns whether a job still works on an import. */
export function isGoing({ status }: Pick<Import, 'status'>): boolean {
  return status === 'waiting' || status === 'running';
}

/** Loads the latest imports, and polls while any of them is running. */
export function useImports() {
  return useQuery({
    queryKey: ['imports'],
    queryFn: ({ signal }) => callAdmin('GET /admin/imports', { query: { page: 1, limit: 20 }, signal }),
    refetchInterval: ({ state }) => state.data?.imports.some(isGoing) && progressMs,
  });
}

/** Loads one import and polls it every second while it runs. */
export function useImport(id: string) {
  return useQuery({
    queryKey: ['import', id],
    queryFn: ({ signal }) => callAdmin('GET /admin/imports/{id}', { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data && (isGoing(state.data) || state.data.pictures.waiting > 0) && progressMs,
  });
}

export type FileToCheck = { file: File; clearsEmpty: boolean };

/** Sends a file to be checked, which saves nothing. */
export function useCheckFile() {
  const client = useQueryClient();
  return useMutation<Import, ApiError, FileToCheck>({
    mutationFn: async ({ file, clearsEmpty }) => {
      const form = new FormData();
      form.append('file', file);
      form.append('dry_run', 'true');
      form.append('clear_empty', String(clearsEmpty));
      return (await sendForm(toPath('POST /admin/imports'), form)) as Import;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['imports'] }),
  });
}

/** Imports a file that was checked, or stops an import. */
export function useMoveImport(id: string) {
  const client = useQueryClient();
  return useMutation<Import, ApiError, 'run' | 'cancel'>({
    mutationFn: (move) => callAdmin(`POST /admin/imports/{id}/${move}`, { params: { id } }),
    onSuccess: (answer) => {
      client.setQueryData(['import', id], answer);
      return client.invalidateQueries({ queryKey: ['imports'] });
    },
  });
}
