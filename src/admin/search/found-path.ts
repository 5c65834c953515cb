import type { Answer } from '#contract/endpoints.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';

type Found = Answer<'GET /admin/search'>['results'][number];

/** Returns the screen of a search result. For a person who only counts stock, a product opens the screen of its pieces. */
export function toFoundPath({ kind, id, title }: Found, may: (ability: StaffAbility) => boolean): string {
  switch (kind) {
    case 'order':
    case 'parcel':
    case 'invoice':
      return `/orders/${encodeURIComponent(id)}`;
    case 'past_order':
      return `/past-orders?q=${encodeURIComponent(id)}`;
    case 'customer':
      return `/customers/${encodeURIComponent(id)}`;
    case 'product':
      return may('edit_products')
        ? `/products/${encodeURIComponent(id)}`
        : `/stock?q=${encodeURIComponent(title)}`;
  }
}
