import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';

export type StockItem = Answer<'GET /admin/stock'>['items'][number];

/** Loads one SKU; null where the shop has none of this name. */
export function useItem(sku: string) {
  return useQuery({
    queryKey: ['stock', 'item', sku],
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/stock', { query: { sku }, signal })).items[0] ?? null,
  });
}

/** Returns the function that loads everything about stock again after a change. */
export function useStockChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      ['stock', 'list', 'today'].map((first) => client.invalidateQueries({ queryKey: [first] })),
    );
  };
}

/** Finds a SKU by a scanned code, in upper or lower case, as scanners may be set to either. */
export async function findScanned(code: string): Promise<StockItem | undefined> {
  const { items } = await callAdmin('GET /admin/stock', { query: { q: code, limit: 100 } });
  return items.find(({ sku }) => sku.toUpperCase() === code.toUpperCase());
}

export const toItemPath = (sku: string) => `/stock/items/${encodeURIComponent(sku)}`;

/** Returns which record holds the shelf: the variant, if the SKU is one. */
export function toNoted({ variant_id }: StockItem): { variant_id?: string } {
  return variant_id === null ? {} : { variant_id };
}

/** Returns the name of a SKU: the product with the colour and size of the variant. */
export function nameOf({ name, choice }: Pick<StockItem, 'name' | 'choice'>): string {
  return [name, choice].filter(Boolean).join(', ');
}
