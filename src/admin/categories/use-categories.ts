import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer, Input } from '#contract/endpoints.ts';
import type { CategoryFields } from '#contract/catalogue/admin-category.ts';
import { callAdmin } from '#admin/call-admin.ts';

export type Category = Answer<'GET /admin/categories'>['categories'][number];
type Change = Input<'PATCH /admin/categories/{id}'>['body'];

const KEY = ['categories'] as const;

/** The values of a new category before anything is typed. */
export const NEW_CATEGORY: CategoryFields = {
  name: '',
  slug: '',
  description: '',
  rule: null,
  hidden_when_empty: true,
  filters: [],
  picture_id: null,
  landscape_picture_id: null,
  children: [],
};

/** Loads the categories in the order of the shop. */
export function useCategories() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await callAdmin('GET /admin/categories', { signal })).categories,
  });
}

/** Changes or moves a category, then reloads the list. */
export function useChangeCategory() {
  const client = useQueryClient();
  return useMutation<Category, ApiError, Change & { id: string }>({
    mutationFn: async ({ id, ...body }) =>
      (await callAdmin('PATCH /admin/categories/{id}', { params: { id }, body })).category,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Adds a category at the end. */
export function useAddCategory() {
  const client = useQueryClient();
  return useMutation<Category, ApiError, CategoryFields>({
    mutationFn: async (body) => (await callAdmin('POST /admin/categories', { body })).category,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Removes a category; its products move to another one. */
export function useRemoveCategory(id: string) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, { products_to?: string }>({
    mutationFn: (query) => callAdmin('DELETE /admin/categories/{id}', { params: { id }, query }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
