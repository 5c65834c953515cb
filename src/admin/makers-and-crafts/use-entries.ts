import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { AddEntry, ChangeEntry, EntryJson, RemoveEntry } from '#contract/catalogue/register.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { REGISTER_CALLS } from './register-calls.ts';

const mostOffered = '8';

/** Finds entries by a part of their name; `find` returns the loaded entry with an exact name. */
export function useEntryNames(register: RegisterName, typed: string) {
  const q = typed.trim().slice(0, 80);
  const { data } = useQuery({
    queryKey: [register, 'names', q],
    queryFn: ({ signal }) =>
      REGISTER_CALLS[register].list(new URLSearchParams({ q, limit: mostOffered }), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const entries = data?.entries;
  const find = (name: string) =>
    entries?.find((entry) => entry.name.toLowerCase() === name.trim().toLowerCase());
  return { entries, find };
}

/** Loads an entry. */
export function useEntry(register: RegisterName, id: string) {
  return useQuery({
    queryKey: [register, 'entry', id],
    queryFn: ({ signal }) => REGISTER_CALLS[register].read(id, { signal }),
  });
}

/** Adds an entry. */
export function useAddEntry(register: RegisterName) {
  const client = useQueryClient();
  return useMutation<EntryJson, ApiError, AddEntry>({
    mutationFn: (fields) => REGISTER_CALLS[register].add(fields),
    onSuccess: () => forget(client, register),
  });
}

/** Changes an entry, then reloads its page, the lists and the forms of products. */
export function useChangeEntry(register: RegisterName, id: string) {
  const client = useQueryClient();
  return useMutation<EntryJson, ApiError, ChangeEntry>({
    mutationFn: (fields) => REGISTER_CALLS[register].change(id, fields),
    onSettled: () => forget(client, register),
  });
}

/** Removes an entry; the call says where its products go. */
export function useRemoveEntry(register: RegisterName, id: string) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, RemoveEntry>({
    mutationFn: (where) => REGISTER_CALLS[register].remove(id, where),
    onSuccess: () => forget(client, register),
  });
}

function forget(client: ReturnType<typeof useQueryClient>, register: RegisterName): void {
  for (const queryKey of [[register], ['list'], ['product']]) void client.invalidateQueries({ queryKey });
}
