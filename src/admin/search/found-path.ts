import type { Answer } from '#contract/endpoints.ts';

type Found = Answer<'GET /admin/search'>['results'][number];

/** Returns the screen of something that the search found; undefined for what has no screen. */
export function toFoundPath({ kind, id }: Found): string | undefined {
  switch (kind) {
    case 'order':
    case 'parcel':
    case 'invoice':
      return `/orders/${encodeURIComponent(id)}`;
    case 'customer':
      return `/customers/${encodeURIComponent(id)}`;
    case 'product':
      return undefined;
  }
}
