import type { Answer } from '#contract/endpoints.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';

type Found = Answer<'GET /admin/search'>['results'][number];

/** Returns the screen of something that the search found: of a product, that of its pieces for somebody who only counts them. */
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
