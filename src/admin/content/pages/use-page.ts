import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import type { PolicySlug } from '#domain/content/policies.ts';
import { READY } from '#admin/setup/ready-key.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { pauseUntil } from '#admin/pause-until.ts';
import type { PageSlug } from './page-words.ts';

export type Page = Answer<'GET /admin/content/{slug}'>;
export type PageChange = { version: number; content: Record<string, unknown> | null; publish_at?: string };

const keyOf = (slug: PageSlug) => ['content', slug] as const;

/** Loads a content page as it is edited, and again when its next version goes live. */
export function usePage(slug: PageSlug) {
  return useQuery({
    queryKey: keyOf(slug),
    queryFn: ({ signal }) => callAdmin('GET /admin/content/{slug}', { params: { slug }, signal }),
    refetchInterval: ({ state: { data } }) =>
      pauseUntil(...(data?.scheduled ?? []).map(({ publish_at }) => publish_at)),
  });
}

/** Changes a page and updates its form, its versions and the list of pages. */
export function useChangePage(slug: PageSlug) {
  const client = useQueryClient();
  return useMutation<Page, ApiError, PageChange>({
    mutationFn: (body) => callAdmin('PUT /admin/content/{slug}', { params: { slug }, body }),
    onSuccess: (page) => {
      client.setQueryData(keyOf(slug), page);
      void client.invalidateQueries({ queryKey: ['content'], exact: true });
      void client.invalidateQueries({ queryKey: [...keyOf(slug), 'versions'] });
    },
    onError: ({ status }) => {
      if (status === 409) void client.invalidateQueries({ queryKey: keyOf(slug) });
    },
  });
}

/** Loads the versions of a page, newest first, and again when the next of them goes live. */
export function useVersions(slug: PageSlug, limit: number) {
  return useQuery({
    queryKey: [...keyOf(slug), 'versions', limit],
    queryFn: ({ signal }) =>
      callAdmin('GET /admin/content/{slug}/versions', { params: { slug }, query: { limit }, signal }),
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data } }) =>
      pauseUntil(
        ...(data?.versions ?? []).map((each) => (each.published_at === null ? each.publish_at : null)),
      ),
  });
}

/** Notes that the owner has read a built-in policy; no screen asks for it after that. */
export function useNoteRead(slug: PageSlug) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError>({
    mutationFn: () =>
      callAdmin('POST /admin/content/{slug}/reading', { params: { slug: slug as PolicySlug } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['content'] });
      void client.invalidateQueries({ queryKey: READY });
    },
  });
}

/** Withdraws a scheduled version. */
export function useWithdrawVersion(slug: PageSlug) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, number>({
    mutationFn: (version) =>
      callAdmin('DELETE /admin/content/{slug}/versions/{version}', {
        params: { slug, version: String(version) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
}
